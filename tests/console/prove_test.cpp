#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <fstream>

#include "console_world.h"
#include "support/files.h"
#include "support/no_threads.h"

namespace mnk::console {
namespace {

using mnk::test::ScratchFile;
using test::run;

/// While this lives, the process cannot write a file beyond this many bytes, as on a full disk.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) : signal_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &usual_);
    const rlimit limited{.rlim_cur = bytes, .rlim_max = usual_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limited);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &usual_);
    std::signal(SIGXFSZ, signal_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit usual_{};
  void (*signal_)(int);
};

std::string content(const ScratchFile& file) { return mnk::test::file_text(file.name()); }

void write(const ScratchFile& file, const std::string& text) { std::ofstream(file.name()) << text; }

std::string until_nodes(const std::string& json) { return json.substr(0, json.find("\"nodes\"")); }

TEST(SolveByThreads, SaysADrawAsSolveDoes) {
  const auto value = [](const std::string& json) { return json.substr(0, json.find("\"best\"")); };
  const auto plain = run({"solve", "4,4,4", "--json"});
  for (const char* threads : {"1", "2", "3"}) {
    const auto answer = run({"solve", "4,4,4", "--threads", threads, "--json"});
    EXPECT_EQ(answer.status, 0);
    EXPECT_EQ(answer.err, "");
    EXPECT_EQ(value(answer.out), value(plain.out));
    EXPECT_TRUE(answer.out.contains(R"("best":[],"best_complete":false,"variation":[],"nodes":)"))
        << answer.out;
  }
}

TEST(SolveByThreads, TellsEveryFiveSecondsHowFarItIs) {
  const auto answer = run({"solve", "3,3,3", "--threads", "1", "--job-nodes", "9"}, "", false, 4);
  EXPECT_TRUE(
      answer.err.starts_with("8 s: 2 jobs, 18 nodes, 2 nodes/s; does X win? proof number "
                             "5, disproof number 6, 0.000 % of a refutation\n16 s: "))
      << answer.err;
  EXPECT_TRUE(answer.err.contains("\ndoes X win?\n     depth ")) << answer.err;
}

TEST(SolveByThreads, SaysThatTheSystemHasTooFewThreads) {
  const mnk::test::NoThreads none;
  if (!none.holds()) GTEST_SKIP() << "threads cannot be refused here";
  const auto answer = run({"solve", "9,9,5", "--threads", "256", "--json"});
  EXPECT_EQ(answer.status, 2);
  EXPECT_EQ(answer.out, "");
  EXPECT_TRUE(answer.err.contains("only 1 of 256 threads")) << answer.err;
}

TEST(SolveByThreads, GoesOnFromACheckpoint) {
  const ScratchFile file("prove");
  const std::vector<const char*> again = {
      "solve", "6,4,4", "--checkpoint", file.name().c_str(), "--job-nodes", "500", "--json"};
  std::vector<const char*> limited = again;
  limited.insert(limited.end(), {"--nodes", "3000"});
  EXPECT_TRUE(run(limited).out.contains(R"("proven":false)"));
  const std::string first = content(file);
  EXPECT_TRUE(first.starts_with("tictactoe checkpoint 1\nrules 6,4,4\nX ")) << first;

  const auto second = run(again);
  EXPECT_TRUE(second.err.starts_with("continuing from ")) << second.err;
  EXPECT_TRUE(second.out.contains(R"("value":"draw","plies":24,"proven":true)")) << second.out;
  EXPECT_TRUE(content(file).starts_with(first));

  const std::string all = content(file);
  const auto third = run(again);
  EXPECT_TRUE(third.out.contains(R"("nodes":0,)")) << third.out;
  EXPECT_EQ(until_nodes(third.out), until_nodes(second.out));
  EXPECT_EQ(content(file), all);
}

TEST(SolveByThreads, LosesNothingButTheLineInWhichItWasKilled) {
  const ScratchFile file("killed");
  const std::string whole = "tictactoe checkpoint 1\nrules 3,3,3\nX .../.X./... open 1\n";
  write(file, whole + "X X../.");
  const auto answer =
      run({"solve", "3,3,3", "--checkpoint", file.name().c_str(), "--threads", "2"});
  EXPECT_TRUE(answer.err.contains("the unfinished last line of ")) << answer.err;
  EXPECT_TRUE(answer.err.contains(": 1 jobs, 1 nodes\n")) << answer.err;
  EXPECT_TRUE(answer.out.starts_with("X to move: draw in 9 plies, proven")) << answer.out;
  EXPECT_TRUE(content(file).starts_with(whole + "X ")) << content(file);
  EXPECT_FALSE(content(file).contains("X X../.\n"));
}

TEST(SolveByThreads, LeavesAFileAloneThatItCannotGoOnFrom) {
  const ScratchFile file("foreign");
  const auto refused = [&](const std::string& text) {
    write(file, text);
    const auto answer = run({"solve", "3,3,3", "--checkpoint", file.name().c_str()});
    EXPECT_EQ(answer.status, 2);
    EXPECT_EQ(answer.out, "");
    EXPECT_EQ(content(file), text);
    return answer.err;
  };
  EXPECT_TRUE(refused("dear diary").contains(" is not a checkpoint; the file is unchanged\n"));
  EXPECT_TRUE(refused("tictactoe checkpoint 1\nrules 8,8,5\n")
                  .contains(" is a checkpoint of 8,8,5, not of 3,3,3;"));
  EXPECT_TRUE(refused("tictactoe checkpoint 1\nrules 3,3,3\nnonsense\nX .../.X./... open 1\n")
                  .contains(" is damaged at line 3: 'nonsense';"));
}

TEST(SolveByThreads, SaysOnceThatACheckpointCanBeKeptNoLongerAndProvesOn) {
  const ScratchFile file("full");
  const auto answer = [&] {
    constexpr int two_lines_or_so = 100;
    const FullDisk full(two_lines_or_so);
    return run({"solve", "6,4,4", "--checkpoint", file.name().c_str(), "--job-nodes", "500"});
  }();
  EXPECT_EQ(answer.status, 2);
  EXPECT_TRUE(answer.out.starts_with("X to move: draw in 24 plies, proven")) << answer.out;
  const std::string told = file.name() + "' can no longer be written";
  const std::size_t first = answer.err.find(told);
  ASSERT_NE(first, std::string::npos) << answer.err;
  EXPECT_FALSE(answer.err.substr(first + told.size()).contains(told)) << answer.err;
  const auto again = run({"solve", "6,4,4", "--checkpoint", file.name().c_str()});
  EXPECT_TRUE(again.err.contains("continuing from ")) << again.err;
}

TEST(SolveByThreads, SaysHowToGoOnWhenItIsInterrupted) {
  const ScratchFile file("interrupted");
  const auto answer =
      run({"solve", "8,8,5", "--threads", "2", "--checkpoint", file.name().c_str()}, "", true);
  EXPECT_EQ(answer.status, 130) << "a script must not take it for a result";
  EXPECT_TRUE(answer.err.contains("interrupted; the same command continues from ")) << answer.err;
  EXPECT_TRUE(answer.out.contains("estimated")) << answer.out;
  const auto without = run({"solve", "8,8,5", "--threads", "2"}, "", true);
  EXPECT_TRUE(without.err.contains("interrupted; with --checkpoint FILE you can")) << without.err;
}

}  // namespace
}  // namespace mnk::console
