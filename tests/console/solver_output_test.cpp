#include <gtest/gtest.h>

#include "analysis/review.h"
#include "console_world.h"
#include "support/json.h"

namespace mnk::console {
namespace {

using mnk::test::elements;
using mnk::test::members;
using test::run;

/// A command line, and pieces of its output, in order.
struct Answer {
  const char* line;
  std::vector<const char*> pieces;
};

TEST(Answers, SayWhatIsPromised) {
  const std::vector<Answer> all{
      {"solve 3,3,3 --position XO./.X./..O --json",
       {R"({"rules":"3,3,3","position":"XO./.X./..O","value":"win","plies":3,)",
        R"("proven":true,"best":["a2","a3"],)", R"("nodes":)",
        R"("seconds":0.000})"
        "\n"}},
      {"solve 3,3,3 --position XO./.X./..O",
       {"X to move: win in 3 plies, proven", "best: a2 a3\n"}},
      {"solve 9,9,5 --nodes 1 --json", {R"("proven":false,"at_least":)"}},
      {"solve 9,9,5 --nodes 1", {"estimated"}},
      {"solve 19,19,8",
       {"draw in 361 plies, proven by a theorem of Zetters for this side and strategy "
        "stealing for the other\n"}},
      {"solve 3,3,3 --position XXX/OO./... --json",
       {R"({"rules":"3,3,3","position":"XXX/OO./...","value":"loss","plies":0,)"
        R"("proven":true,"best":[],"variation":[],"nodes":0,"seconds":0.000})"
        "\n"}},
      {"solve 3,3,3 --position OXX/XXO/OOX",
       {"O to move: draw in 0 plies, proven by search\n0 nodes"}},
      {"solve 3,3,3,vanish --moves a1.b2.c3.a2.c2.c1", {"X to move: draw by endless play"}},
      {"analyze 3,3,3 --position XO./.X./..O --json",
       {R"({"cell":"a3","value":"win","plies":3,"proven":true,"reasons":[)",
        R"({"cell":"a2","value":"win","plies":3,"proven":true,"reasons":[)",
        R"({"cell":"c1","value":"draw","plies":5,"proven":true,"reasons":[)",
        R"({"cell":"c2","value":"draw","plies":5,"proven":true,"reasons":[)",
        R"({"cell":"b3","value":"draw","plies":5,"proven":true,"reasons":[)"}},
      {"analyze 3,3,3 --position XO./.X./..O",
       {"       X makes 2 threats, at c2 and a3, and only one can be stopped\n"
        "       X wins by force: a2 a3 c2\n"}},
      {"analyze 9,9,5 --nodes 1", {"likely continuation, not proven: "}},
      {"analyze 3,3,3 --position XXX/OO./... --json",
       {R"({"rules":"3,3,3","position":"XXX/OO./...","value":"loss","plies":0,)"
        R"("proven":true,"best":[],"moves":[],"nodes":0,"seconds":0.000})"
        "\n"}},
      {"review 9,9,5 e5 --nodes 1 --json", {R"("judgement":"not_judged")"}},
      {"review 9,9,5 e5 --nodes 1", {"not checked"}},
      {"review 3,3,3 a2.a3 --position XO./.X./..O",
       {"   1  X a2  best          before: win in 3   after: win in 2\n"
        "   2  O a3  already lost  before: loss in 2  after: loss in 1\n"
        "X: 1 best\nO: 1 already lost\n"}},
      // Threads prove the win, but not its length.
      {"solve 4,4,3 --threads=2 --json",
       {R"("value":"win","plies":null,"proven":true,"plies_at_most":)",
        R"("best_complete":false)"}},
      {"solve 4,4,3 --threads=2", {" (there may be others)\n"}},
      {"solve 3,3,2,misere --threads 1",
       {"X to move: loss in 7 plies at most, proven by search\n"}},
      {"solve 3,3,3 --position X../.../... --threads 1 --json",
       {R"("value":"draw")", R"("best":["b2"])"}},
      {"solve 3,3,3 --position XXX/OO./... --threads 2", {"O to move: loss in 0 plies"}},
      {"solve 9,9,5 --threads 2 --nodes 100 --json",
       {R"("proven":false,"at_least":"draw","at_most":"win")"}},
      {"certify 4,3,3 --position X.../.O../....", {"\nposition X.../.O../....\n"}},
      {"perft 4,4,3 2 --json",
       {R"({"rules":"4,4,3","depth":2,"nodes":240,"seconds":0.000})"
        "\n"}},
      {"perft 19,19,5 2", {"129960\n"}},
      {"perft 3,3,3 10", {"0\n"}},
      {"perft 4,2,2,vanish 2 --json", {R"("depth":2,"nodes":56,"seconds")"}},
      {"count 3,3,3 --json",
       {R"("games":255168,"x_wins":131184,"o_wins":77904,"draws":46080)",
        R"("positions":5478,"positions_up_to_symmetry":765)",
        R"("terminal":958,"terminal_up_to_symmetry":138)"}},
      {"count 3,3,2,vanish --json", {R"("terminal":)"}}};
  for (const auto& [line, pieces] : all) {
    const auto answer = test::run_line(line);
    EXPECT_EQ(answer.status, 0) << line;
    std::size_t at = 0;
    for (const char* piece : pieces) {
      at = answer.out.find(piece, at);
      ASSERT_NE(at, std::string::npos) << piece << " is not in " << answer.out;
    }
  }
}

TEST(Bench, SolvesItsBoardsWithinTheNodesGiven) {
  const auto answer = test::run_line("bench --nodes 50 --json");
  EXPECT_EQ(answer.status, 0);
  for (const char* piece :
       {R"({"boards":[{"rules":"3,3,3","position":)", R"({"rules":"7,7,5",)",
        R"("first_moves":[{"rules":"3,3,3","position":".../.../...","moves":9,)",
        R"("nodes_per_second":0})"}) {
    EXPECT_TRUE(answer.out.contains(piece)) << answer.out;
  }
}

TEST(Solve, PrintsAPositionOfMarksThatVanishSoThatItCanBeGivenBack) {
  const auto played = run({"solve", "3,3,2,vanish", "--moves", "b1.c3.a3", "--json"});
  const auto given = run({"solve", "3,3,2,vanish", "--position", "b1.a3/c3/O", "--json"});
  EXPECT_EQ(given.out, played.out);
}

TEST(Analyze, OfMarksThatVanishSaysTheSameInWordsAndAsJson) {
  EXPECT_EQ(run({"analyze", "3,3,2,vanish", "--moves", "b1.c3.a3"}).out,
            "O to move: win in 1 ply, proven by search\n"
            "  b2   win in 1 ply, proven by search\n"
            "       O completes a line: b2 c3\n"
            "  c2   win in 1 ply, proven by search\n"
            "       O completes a line: c2 c3\n"
            "  b3   win in 1 ply, proven by search\n"
            "       O completes a line: b3 c3\n"
            "  a2   loss in 2 plies, proven by search\n"
            "       lets X win at b2\n"
            "       blocks a2, where X would have completed a line\n"
            "       X wins by force: a2 b2\n"
            "  a1   loss in 2 plies, proven by search\n"
            "       lets X win at a2\n"
            "       X wins by force: a1 a2\n"
            "  c1   loss in 2 plies, proven by search\n"
            "       lets X win at a2\n"
            "       X wins by force: c1 a2\n"
            "0 nodes, 0.000 seconds\n");
  const std::string json = run({"analyze", "3,3,2,vanish", "--moves", "b1.c3.a3", "--json"}).out;
  EXPECT_TRUE(json.starts_with(
      R"({"rules":"3,3,2,vanish","position":".X./.../X.O","side":"O","start":"b1.a3/c3/O",)"
      R"("oldest_first":{"x":["b1","a3"],"o":["c3"]},"value":"win","plies":1,"proven":true,)"
      R"("best":["b2","c2","b3"],"moves":[{"cell":"b2","value":"win","plies":1,"proven":true,)"
      R"("reasons":[{"kind":"completes_line","side":"O","cells":["b2","c3"],"plies":1,"proven":true}]},)"))
      << json;
}

// `review` of games that no golden transcript covers.

TEST(Review, TakesGamesThatHaveNotBegun) {
  const auto none = run({"review", "3,3,3", ""});
  EXPECT_EQ(none.status, 0);
  EXPECT_EQ(none.out, "X: no moves\nO: no moves\n");
}

TEST(Review, SaysInJsonTooWhichChancesAJudgementRestsOn) {
  const auto answer = run({"review", "15,15,5", "h8.a1.i8.a3.j8", "--nodes", "300", "--json"});
  const auto moves = elements(members(answer.out.substr(0, answer.out.size() - 1)).at("moves"));
  const auto mistake = members(moves.at(3));
  EXPECT_EQ(mistake.at("judgement"), R"("mistake")") << answer.out;
  EXPECT_EQ(mistake.at("estimated"), "true");
  const auto chance = [&](const char* when) {
    return std::stoi(members(mistake.at(when)).at("chance"));
  };
  EXPECT_GE(chance("before") - chance("after"), chance_lost_by_a_mistake);
}

}  // namespace
}  // namespace mnk::console
