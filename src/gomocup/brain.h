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

/// The manager's limits: time in milliseconds, memory in bytes, nodes for a move.
class TimeLimits {
 public:
  /// Takes in a key of INFO that is about a limit; others change nothing.
  void set(const Info& info);

  /// Milliseconds to think about a move, so that the answer is out before the limit: never the
  /// whole of it, because the manager's clock runs while the answer is on its way.
  [[nodiscard]] double for_move() const;

  /// Nodes for a move.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  /// Bytes that a table may take.
  [[nodiscard]] std::uint64_t table_bytes() const;

 private:
  static constexpr std::int64_t unlimited = 2'147'483'647;

  std::int64_t turn_ = 30'000;
  std::int64_t match_ = 0;
  std::optional<std::int64_t> left_;
  std::uint64_t memory_ = 0;
  std::uint64_t nodes_ = ~std::uint64_t{0};
};

/// The world around a brain while it thinks.
struct Clock {
  std::function<double()> milliseconds;  ///< from some fixed time on
  std::function<bool()> urgent;  ///< the manager wants the answer at once: a STOP or END is waiting
};

/// The strong player behind the Gomocup protocol: commands in, answers out. Freestyle gomoku only:
/// five or more in a row win.
class Brain {
 public:
  explicit Brain(Clock clock) : clock_(std::move(clock)) {}

  /// Takes one line in and gives the lines to answer with, without their ends; often none. A line
  /// that is no command, or that makes no sense now, changes nothing.
  [[nodiscard]] std::vector<std::string> take(std::string_view line);

  /// Whether END has been said.
  [[nodiscard]] bool ended() const { return ended_; }

 private:
  using Answers = std::vector<std::string>;

  /// Stones that are being listed, from BOARD or SWAP2BOARD up to DONE.
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

  /// Why a stone cannot be played here now; nothing when it can.
  [[nodiscard]] std::optional<std::string> refusal(Cell cell) const;
  std::string played(Cell cell);
  Answers take_listed(const Command& command);
  Answers end_list();
  Answers set_board(const std::vector<Stone>& stones);
  Answers answer_swap2(const std::vector<Stone>& stones);
  Answers swap2_after_three();
  /// Plays in a position that takes the place of the one before.
  Answers move_in(Position position);
  /// Plays in a game that is not over.
  Answers move();
  [[nodiscard]] RootMove think(const Position& position, double milliseconds);

  Clock clock_;
  TimeLimits limits_;
  std::optional<Position> position_;
  std::optional<StoneList> listing_;
  std::unique_ptr<PatternKnowledge> knowledge_;  ///< made when first needed
  std::unique_ptr<ScoreTable> table_;            ///< kept from move to move of a game
  std::uint64_t table_bytes_ = 0;                ///< that it was made for
  bool ended_ = false;
};

}  // namespace mnk::gomocup
