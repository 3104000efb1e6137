#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "engine/notation.h"
#include "game/game.h"
#include "players/mnk_solver.h"
#include "puzzles/oracle.h"
#include "solver/heuristic/move_order.h"
#include "solver/heuristic/pattern_board.h"
#include "solver/heuristic/threat_search.h"
#include "solver/insertion_sort.h"
#include "solver/move_ordering.h"
#include "solver/solver.h"
#include "text/random.h"
#include "text/scan.h"

namespace mnk {
namespace {

using games::AnyPosition;

// Puzzles on boards that cannot be solved, proven all the same: the solver wins by continuous
// fours, and after every other move the opponent wins by threats. heuristic_only(rules) must be
// so.

constexpr std::uint64_t nodes_for_fours = 300;
constexpr std::uint64_t nodes_for_threats = 400;
constexpr int nodes_for_the_shortest = 3'000;
constexpr int max_fours = 6;
/// Wins that are quicker show at a glance.
constexpr std::size_t fewest_plies = 5;

bool wins_by_fours(PatternBoard& board) {
  if (board.best(board.to_move()) < Threat::four) return false;
  FourSearch fours;
  fours.start(board);
  const bool wins = fours.run(nodes_for_fours) == FourSearch::State::won;
  fours.abandon();
  return wins;
}

/// Looks for the shortest win by continuous fours, one four more at a time.
class ShortestFours {
 public:
  explicit ShortestFours(PatternBoard& board) : board_(&board), attacker_(board.to_move()) {}

  /// The moves and answers to the end of the game; empty if there is none, or it takes too long.
  std::vector<Square> find() {
    for (int fours = 0; fours <= max_fours && left_ > 0; ++fours) {
      if (wins_within(fours)) return line_;
    }
    return {};
  }

 private:
  bool wins_within(int fours) {
    if (board_->count(attacker_, Threat::five) > 0) {
      line_.push_back(board_->with(attacker_, Threat::five).front());
      return true;
    }
    if (fours == 0 || --left_ <= 0) return false;
    bool won = false;
    moves().for_each([&](Square four) { won = won || wins_after(four, fours); });
    return won;
  }

  /// The fours, or the one that keeps the other side from five.
  [[nodiscard]] SquareSet moves() const {
    SquareSet fours = board_->with_at_least(attacker_, Threat::four);
    if (board_->count(opponent(attacker_), Threat::five) > 0) {
      if (board_->count(opponent(attacker_), Threat::five) > 1) return {};
      fours &= board_->with(opponent(attacker_), Threat::five);
    }
    return fours;
  }

  bool wins_after(Square four, int fours) {
    board_->play(four);
    const Square answer = board_->with(attacker_, Threat::five).front();
    board_->play(answer);
    line_.insert(line_.end(), {four, answer});
    const bool won = wins_within(fours - 1);
    if (!won) line_.resize(line_.size() - 2);
    board_->take_back();
    board_->take_back();
    return won;
  }

  PatternBoard* board_;
  Mark attacker_;
  int left_ = nodes_for_the_shortest;
  std::vector<Square> line_;
};

/// Whether the side to move is proven to win by continuous threats.
bool wins_by_threats(PatternBoard& board) {
  if (wins_by_fours(board)) return true;
  if (board.best(board.to_move()) < Threat::open_three) return false;
  ThreatSearch threats(board);
  while (threats.state() == ThreatSearch::State::searching && threats.nodes() < nodes_for_threats) {
    threats.look();
  }
  return threats.state() == ThreatSearch::State::won;
}

/// What is proven of a move.
enum class Fate : std::uint8_t { wins, loses, open };

Fate fate_of(PatternBoard& board, Square move) {
  const Mark mover = board.to_move();
  const bool four = board.threat(mover, move) >= Threat::four;
  Fate fate = Fate::open;
  board.play(move);
  if (four && board.count(board.to_move(), Threat::five) == 0) {
    board.play(board.with(mover, Threat::five).front());
    if (board.count(mover, Threat::five) > 0 || wins_by_fours(board)) fate = Fate::wins;
    board.take_back();
  }
  if (fate == Fate::open && wins_by_threats(board)) fate = Fate::loses;
  board.take_back();
  return fate;
}

template <class Worth>
std::vector<Square> greatest_first(const SquareSet& squares, Worth worth) {
  std::vector<std::pair<int, Square>> valued;
  squares.for_each([&](Square square) { valued.emplace_back(worth(square), square); });
  insertion_sort(valued, [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<Square> sorted;
  sorted.reserve(valued.size());
  for (const auto& [value, square] : valued) sorted.push_back(square);
  return sorted;
}

/// The moves that win, where all the others are proven to lose; else none. The strongest replies to
/// the opponent's threats come first, for they are the ones that may stay open.
std::vector<Cell> winning_moves(PatternBoard& board) {
  const Mark other = opponent(board.to_move());
  const auto threat = [&](Square move) { return static_cast<int>(board.threat(other, move)); };
  std::vector<Cell> winning;
  for (const Square move : greatest_first(board.empty_squares(), threat)) {
    const Fate fate = fate_of(board, move);
    if (fate == Fate::open) return {};
    if (fate == Fate::wins) winning.push_back(board.cell(move));
  }
  insertion_sort(winning);
  return winning;
}

/// Moves that look urgent, with some chance: like a player who sees lines and no further. Lines are
/// worth hundreds of points.
Square move_by_chance(const PatternBoard& board, Random& random) {
  constexpr std::uint32_t chance = 120;
  std::pair<int, Square> best{-1, board.middle().front()};
  if (!board.stones_exist()) return best.second;
  board.near_stones().for_each([&](Square move) {
    const int looks = urgency(board, move) + static_cast<int>(random.below(chance));
    if (looks > best.first) best = {looks, move};
  });
  return best.second;
}

/// Moves of a side that misses its win, the most natural first.
std::vector<Square> plausible_moves(const PatternBoard& board) {
  return greatest_first(board.near_stones(), [&](Square move) { return urgency(board, move); });
}

/// Whether the other side would win by fours if the one to move passed. A stone in a far corner is
/// as good as none, and another one of the passing side only hinders.
bool other_could_win(PatternBoard& board) {
  const SquareSet near = board.near_stones();
  std::optional<Square> far;
  board.empty_squares().for_each([&](Square square) {
    if (!far && !near.contains(square)) far = square;
  });
  if (!far) return true;
  board.play(*far);
  const bool wins = wins_by_fours(board);
  board.take_back();
  return wins;
}

/// Whether it is worth asking for a proof: the side to move wins by fours, not at once, and the
/// other one threatens to.
bool looks_like_a_puzzle(PatternBoard& board) {
  const Mark mover = board.to_move();
  const Mark other = opponent(mover);
  if (board.best(mover) < Threat::four || board.best(mover) >= Threat::open_four) return false;
  const Threat threat = board.best(other);
  return threat >= Threat::four_three && threat < Threat::five && wins_by_fours(board);
}

/// The puzzle that a position is, if it is one. The game must not be over.
std::optional<ProvenPuzzle> proven_threats(const Position& position,
                                           const PatternKnowledge& knowledge) {
  PatternBoard board(knowledge, position);
  const std::vector<Square> line = ShortestFours(board).find();
  if (line.size() < fewest_plies) return std::nullopt;
  ProvenPuzzle puzzle{.theme = PuzzleTheme::threats,
                      .value = {.result = Result::win, .plies = static_cast<int>(line.size())},
                      .turns = {},
                      .line = {}};
  Position now = position;
  for (std::size_t ply = 0; ply < line.size(); ++ply) {
    // Who has an open four or five wins at once: nothing is asked any more.
    const std::size_t left = line.size() - ply;
    if (ply % 2 == 0 && left >= fewest_plies) {
      std::vector<Cell> right = winning_moves(board);
      if (right.size() != 1) return std::nullopt;
      puzzle.turns.push_back({.position = now, .right = std::move(right)});
    }
    puzzle.line.push_back(board.cell(line[ply]));
    now = now.after(puzzle.line.back());
    if (left > 1) board.play(line[ply]);
  }
  return puzzle;
}

/// Plays one game by chance in which a player who could win by threats plays something else, after
/// which the opponent may win: `look` is called with each such position, until it returns true.
void seek_threat_puzzle(const Rules& rules, const PatternKnowledge& knowledge, Random& random,
                        const PuzzleOracle::LookAt& look) {
  constexpr int longest = 60;
  Position position(rules);
  PatternBoard board(knowledge, position);
  while (position.mark_count() < longest && board.best(board.to_move()) < Threat::five) {
    if (other_could_win(board) && wins_by_threats(board)) {
      for (const Square mistake : plausible_moves(board)) {
        board.play(mistake);
        const bool worth_proving = looks_like_a_puzzle(board);
        board.take_back();
        const Cell last = board.cell(mistake);
        if (worth_proving && look(position.after(last), last)) return;
      }
    }
    const Square move = move_by_chance(board, random);
    if (!board.empty(move)) return;
    position = position.after(board.cell(move));
    if (position.outcome().over()) return;
    board.play(move);
  }
}

constexpr std::size_t oracle_table_bytes = std::size_t{1} << 24;
constexpr int max_cells_to_enumerate = 9;
/// For one move of a level: so that a puzzle is graded in milliseconds.
constexpr std::uint64_t nodes_a_graded_move = 3'000;

/// The same marks without the moves that led there.
Position without_history(const Position& position) {
  return {position.rules(), AnyPosition(position).marks()};
}

/// Runs of empty cells as numbers: `X2/1O1/1O1`.
std::string shortened(std::string_view position) {
  std::string text;
  for (std::size_t at = 0; at < position.size();) {
    const std::size_t end = std::min(position.find_first_not_of('.', at), position.size());
    if (end > at) {
      text += std::to_string(end - at);
    } else {
      text += position[at];
    }
    at = std::max(end, at + 1);
  }
  return text;
}

/// Nothing where a number is longer than any row.
std::optional<std::string> in_full(std::string_view text) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  std::string position;
  while (!text.empty()) {
    const auto digits =
        static_cast<std::size_t>(std::ranges::find_if_not(text, is_digit) - text.begin());
    if (digits == 0) {
      position += text.front();
      text.remove_prefix(1);
      continue;
    }
    const auto run = parse_digits(text.substr(0, digits));
    if (!run || *run > Rules::max_side) return std::nullopt;
    position.append(static_cast<std::size_t>(*run), '.');
    text.remove_prefix(digits);
  }
  return position;
}

/// By the exact solver; on boards that are too large for it by threats alone.
class MnkOracle final : public PuzzleOracle {
 public:
  MnkOracle(const games::AnyRules& rules, std::uint64_t nodes)
      : PuzzleOracle(rules), board_(rules.board()), nodes_(nodes) {}

  [[nodiscard]] std::vector<MoveAssessment> values(const AnyPosition& position) override {
    Budget budget(nodes_);
    std::vector<MoveAssessment> moves = solver().analyse(position.as<Position>(), budget);
    spent_ += budget.spent();
    const auto is_proven = [](const MoveAssessment& move) { return move.assessment.is_proven(); };
    if (!std::ranges::all_of(moves, is_proven)) moves.clear();
    return moves;
  }

  [[nodiscard]] std::optional<std::vector<Cell>> line(const AnyPosition& position) override {
    Budget budget(nodes_);
    Solution known = solver().solve(position.as<Position>(), budget);
    spent_ += budget.spent();
    Position end = position.as<Position>();
    for (const Cell move : known.variation) end = end.after(move);
    if (!known.value.is_proven() || !end.outcome().over()) return std::nullopt;
    return std::move(known.variation);
  }

  [[nodiscard]] Cell choose(const AnyPosition& position, PlayerKind level,
                            std::uint64_t seed) override {
    return mnk::choose(position.as<Position>(), level, seed, nodes_a_graded_move, solver());
  }

  [[nodiscard]] std::vector<Appeal> appeal(const AnyPosition& position) override {
    std::vector<Appeal> looks;
    for (const OrderedMove& move :
         ordered_moves(solver().context(board_), position.as<Position>())) {
      looks.push_back({.move = move.move, .score = move.score});
    }
    return looks;
  }

  [[nodiscard]] std::optional<ProvenPuzzle> prove(const AnyPosition& position) override {
    if (!heuristic_only(board_)) return PuzzleOracle::prove(position);
    return proven_threats(position.as<Position>(), knowledge());
  }

  /// The position after the mistake, with numbers for empty cells.
  [[nodiscard]] std::string position_text(const AnyPosition& position) const override {
    return shortened(games::to_position_text(position));
  }
  [[nodiscard]] std::optional<AnyPosition> read(std::string_view text,
                                                std::string_view last_text) const override {
    const auto full = in_full(text);
    if (!full) return std::nullopt;
    auto position = parse_position(*full, board_);
    if (!position || position->outcome().over()) return std::nullopt;
    const auto last = parse_cell(last_text, board_);
    if (!last || position->at(*last) != opponent(position->to_move())) return std::nullopt;
    return *std::move(position);
  }
  [[nodiscard]] AnyPosition after_mistake(const AnyPosition& before, Cell mistake) const override {
    return without_history(before.as<Position>().after(mistake));
  }

  [[nodiscard]] std::optional<NoPuzzles> refusal(std::optional<PuzzleTheme> theme) const override {
    const bool threats = theme == PuzzleTheme::threats;
    if (!theme || heuristic_only(board_) == threats) return std::nullopt;
    return threats ? NoPuzzles::threats_solved : NoPuzzles::only_threats;
  }
  [[nodiscard]] std::unique_ptr<PuzzleOracle> fresh(std::uint64_t nodes) override {
    return std::make_unique<MnkOracle>(rules(), nodes);
  }

  bool seek(const PuzzleRequest& request, Random& random, const LookAt& look) override {
    if (heuristic_only(board_)) {
      seek_threat_puzzle(board_, knowledge(), random, [&](const AnyPosition& position, Cell last) {
        return look(without_history(position.as<Position>()), last);
      });
      return true;
    }
    if (seeks_everywhere()) {
      if (!positions_) positions_ = shuffled_positions(random);
      if (positions_->empty()) return false;
      const Position before = positions_->back();
      positions_->pop_back();
      for (const Cell mistake : mistakes(before, request))
        look(after_mistake(before, mistake), mistake);
      return true;
    }
    return PuzzleOracle::seek(request, random, look);
  }
  [[nodiscard]] bool seeks_everywhere() const override {
    return board_.cell_count() <= max_cells_to_enumerate;
  }
  [[nodiscard]] std::uint64_t spent() const override { return spent_; }

 private:
  /// Every position in progress, one of each kind, in an order by chance.
  std::vector<Position> shuffled_positions(Random& random) const {
    std::vector<Position> found = {Position(board_)};
    std::set<std::string> seen;
    for (std::size_t next = 0; next < found.size(); ++next) {
      const Position position = found[next];
      for (const Cell move : position.available_moves()) {
        const Position after = without_history(position.after(move));
        if (!after.outcome().over() && seen.insert(canonical(after)).second) found.push_back(after);
      }
    }
    for (std::size_t left = found.size(); left > 1; --left) {
      std::swap(found[left - 1], found[random.below(static_cast<std::uint32_t>(left))]);
    }
    return found;
  }

  Solver& solver() {
    if (!solver_) solver_.emplace(oracle_table_bytes);
    return *solver_;
  }
  const PatternKnowledge& knowledge() { return solver().pattern_knowledge(board_.in_a_row()); }

  Rules board_;
  std::uint64_t nodes_;
  std::uint64_t spent_ = 0;
  std::optional<Solver> solver_;                    ///< with its table, when first needed
  std::optional<std::vector<Position>> positions_;  ///< still to look at, where all are
};

}  // namespace

std::unique_ptr<PuzzleOracle> make_mnk_oracle(const games::AnyRules& rules, std::uint64_t nodes) {
  return std::make_unique<MnkOracle>(rules, nodes);
}

}  // namespace mnk
