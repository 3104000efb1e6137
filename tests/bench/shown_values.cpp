#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "engine/position_text.h"
#include "players/mnk_solver.h"
#include "search/search_text.h"
#include "session/session.h"
#include "session/state_update.h"
#include "support/json.h"
#include "support/naive_game.h"
#include "support/sample.h"

/// Has many positions analysed as the page does, by texts between the game and its worker, and
/// compares what the page is told with the values of a solver of its own, and where few cells are
/// empty with an enumeration by the rules alone. Arguments are the number of positions for each
/// board, and the boards, when not all are wanted. Ends with 1 when any value differs.
namespace mnk {
namespace {

constexpr std::size_t table_bytes = std::size_t{1} << 24;
constexpr int few_empty_cells = 9;

/// Answers when it is polled. Requests and reports go through their texts.
class TextEngine : public Engine {
 public:
  void ask(const SearchRequest& request) override { request_ = to_text(request); }
  void stop() override { request_.reset(); }
  std::optional<SearchReport> poll() override {
    if (!request_) return std::nullopt;
    const SearchRequest request = parse_request(*request_).value();
    request_.reset();
    return parse_report(to_text(think(request, solver_)), request.position.board()).value();
  }

 private:
  Solver solver_{table_bytes};
  std::optional<std::string> request_;
};

/// As the page is told of moves: "b2 win 3".
std::string told(Cell move, std::string_view result, int plies) {
  return to_text(move) + ' ' + std::string(result) + ' ' + std::to_string(plies);
}

std::vector<std::string> shown(const Position& position) {
  TextEngine engine;
  Session session(engine, [] { return 0U; }, 1);
  session.start(
      "v=1&rules=" + to_text(position.rules()) + "&position=" + to_position_text(position), "", "");
  session.run("analyse on");
  while (!session.thoughts().analysis || !session.thoughts().analysis->done) session.tick();
  const auto analysis = test::members(test::members(thoughts_json(session)).at("analysis"));
  std::vector<std::string> values;
  for (const std::string& json : test::elements(analysis.at("moves"))) {
    const auto move = test::members(json);
    for (const std::string& cell : test::elements(move.at("cells"))) {
      std::string text = test::unquoted(cell);
      values.push_back(text.append(" ")
                           .append(test::unquoted(move.at("value")))
                           .append(" ")
                           .append(move.at("plies")));
    }
  }
  std::ranges::sort(values);
  return values;
}

std::vector<std::string> solved(const Position& position) {
  Solver solver(table_bytes);
  Budget budget(std::numeric_limits<std::uint64_t>::max());
  std::vector<std::string> values;
  for (const MoveAssessment& move : solver.analyse(position, budget)) {
    const Value value = move.assessment.value;
    values.push_back(told(move.move, to_text(value.result), value.plies));
  }
  std::ranges::sort(values);
  return values;
}

std::vector<std::string> enumerated(const Position& position) {
  const test::NaiveGame game(position);
  test::NaiveValues known(game);
  std::vector<std::string> values;
  for (const Cell move : position.available_moves()) {
    const auto value = known.of_move(game, game.index(move));
    values.push_back(told(move, to_text(static_cast<Result>(value.result + 1)), value.plies));
  }
  std::ranges::sort(values);
  return values;
}

int compare(const Rules& rules, int positions) {
  int moves = 0;
  int checked = 0;
  int wrong = 0;
  for (int compared = 0, number = 0; compared < positions; ++number) {
    const Position position = test::random_position(rules, number % (rules.cell_count() - 1),
                                                    static_cast<std::uint64_t>(number) + 1);
    if (position.outcome().over()) continue;
    ++compared;
    const std::vector<std::string> values = shown(position);
    moves += static_cast<int>(values.size());
    bool right = values == solved(position);
    if (position.empty_count() <= few_empty_cells) {
      ++checked;
      right = right && values == enumerated(position);
    }
    if (right) continue;
    ++wrong;
    std::printf("%s %s\n", to_text(rules).c_str(), to_position_text(position).c_str());
  }
  std::printf("| %s | %d | %d | %d | %d |\n", to_text(rules).c_str(), positions, moves, checked,
              wrong);
  std::fflush(stdout);
  return wrong;
}

int run(int positions, const std::vector<std::string>& games) {
  std::printf("| | positions | moves | also enumerated | different |\n|---|---|---|---|---|\n");
  int wrong = 0;
  for (const std::string& game : games) wrong += compare(parse_rules(game).value(), positions);
  return wrong == 0 ? 0 : 1;
}

}  // namespace
}  // namespace mnk

int main(int argc, char** argv) {
  const std::vector<std::string> all{"3,3,3", "4,4,4", "5,4,4", "4,4,3", "6,4,4", "4,3,3,misere"};
  return mnk::run(argc > 1 ? std::atoi(argv[1]) : 2000,
                  argc > 2 ? std::vector<std::string>(argv + 2, argv + argc) : all);
}
