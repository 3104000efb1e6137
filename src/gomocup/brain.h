#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/position.h"
#include "gomocup/protocol.h"
#include "solver/heuristic/heuristic_search.h"

namespace mnk::gomocup {

/// The manager's limits: time in milliseconds, memory in bytes, nodes per move.
class TimeLimits {
 public:
  /// Applies an INFO key about a limit; ignores others.
  void set(const Info& info);

  /// Milliseconds to search for a move. Less than the limit, because the manager's clock keeps
  /// running while the answer is on its way.
  [[nodiscard]] double for_move() const;

  /// Nodes per move.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  /// Bytes for the table.
  [[nodiscard]] std::uint64_t table_bytes() const;

 private:
  static constexpr std::int64_t unlimited = 2'147'483'647;

  std::int64_t turn_ = 30'000;
  std::int64_t match_ = 0;
  std::optional<std::int64_t> left_;
  std::uint64_t memory_ = 0;
  std::uint64_t nodes_ = ~std::uint64_t{0};
};

/// What stops a search.
struct Clock {
  std::function<double()> milliseconds;  ///< since any origin; monotonic
  std::function<bool()> urgent;          ///< a STOP or END is waiting: answer at once
};

/// The strong player behind the Gomocup protocol: commands in, answers out. Plays only freestyle
/// gomoku: five or more in a row win.
class Brain {
 public:
  explicit Brain(Clock clock) : clock_(std::move(clock)) {}

  /// Takes a line and returns the lines of the answer, without line ends, often none. Unknown and
  /// untimely commands change nothing.
  [[nodiscard]] std::vector<std::string> take(std::string_view line);

  /// Whether END has come.
  [[nodiscard]] bool ended() const { return ended_; }

 private:
  using Answers = std::vector<std::string>;

  /// Stones listed from BOARD or SWAP2BOARD up to DONE.
  struct StoneList {
    bool owned;  ///< from BOARD
    std::vector<Stone> stones;
    std::optional<std::string> complaint;
  };

  Answers on(const Start& start);
  Answers on(const CellCommand& command);
  Answers on(Word word);
  Answers on(const Info& info);
  static Answers on(const Stone& stone);

  /// Why a stone may not be played here now; nothing if it may.
  [[nodiscard]] std::optional<std::string> refusal(Cell cell) const;
  std::string played(Cell cell);
  Answers take_listed(const Command& command);
  Answers end_list();
  Answers set_board(const std::vector<Stone>& stones);
  Answers answer_swap2(const std::vector<Stone>& stones);
  Answers swap2_after_three();
  /// Replaces the position and plays in it.
  Answers move_in(Position position);
  /// Plays; the game must not be over.
  Answers move();
  [[nodiscard]] RootMove think(const Position& position, double milliseconds);

  Clock clock_;
  TimeLimits limits_;
  std::optional<Position> position_;
  std::optional<StoneList> listing_;
  std::unique_ptr<PatternKnowledge> knowledge_;  ///< made on first use
  std::unique_ptr<ScoreTable> table_;            ///< kept throughout a game
  std::uint64_t table_bytes_ = 0;                ///< of `table_`
  bool ended_ = false;
};

}  // namespace mnk::gomocup
