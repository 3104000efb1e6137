#include "puzzles/threat_puzzles.h"

#include <utility>

#include "solver/heuristic/move_order.h"
#include "solver/heuristic/threat_search.h"
#include "solver/insertion_sort.h"

namespace mnk {
namespace {

constexpr std::uint64_t nodes_for_fours = 300;
constexpr std::uint64_t nodes_for_threats = 400;
constexpr int nodes_for_the_shortest = 3'000;
constexpr int max_fours = 6;
/// Quicker wins are obvious at a glance.
constexpr std::size_t fewest_plies = 5;

bool wins_by_fours(PatternBoard& board) {
  if (board.best(board.to_move()) < Threat::four) return false;
  FourSearch fours;
  fours.start(board);
  const bool wins = fours.run(nodes_for_fours) == FourSearch::State::won;
  fours.abandon();
  return wins;
}

/// Whether the side to move provably wins by continuous threats.
bool wins_by_threats(PatternBoard& board) {
  if (wins_by_fours(board)) return true;
  if (board.best(board.to_move()) < Threat::open_three) return false;
  ThreatSearch threats(board);
  while (threats.state() == ThreatSearch::State::searching && threats.nodes() < nodes_for_threats) {
    threats.look();
  }
  return threats.state() == ThreatSearch::State::won;
}

/// Finds the shortest win by continuous fours, allowing one more four at a time.
class ShortestFours {
 public:
  explicit ShortestFours(PatternBoard& board) : board_(&board), attacker_(board.to_move()) {}

  /// Moves and answers to the end of the game; empty if there is no win, or it takes too long to
  /// find.
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

  /// The fours, or only the one that stops the other side's five.
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

/// Whether a move is proven to win, proven to lose, or neither.
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

/// The winning moves, if all others are proven to lose; else none. Tries the strongest replies to
/// the opponent's threats first, because those are the likeliest to stay open.
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

/// A move that looks urgent, with some randomness: like a player who sees lines but no further.
/// Lines are worth hundreds of points.
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

/// Whether the other side would win by fours if the side to move passed. A stone far from all
/// others amounts to a pass, and an extra stone of the passing side can only hinder the other.
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

/// Whether a proof is worth trying: the side to move wins by fours, but not at once, and the other
/// side threatens to.
bool looks_like_a_puzzle(PatternBoard& board) {
  const Mark mover = board.to_move();
  const Mark other = opponent(mover);
  if (board.best(mover) < Threat::four || board.best(mover) >= Threat::open_four) return false;
  const Threat threat = board.best(other);
  return threat >= Threat::four_three && threat < Threat::five && wins_by_fours(board);
}

}  // namespace

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
    // With an open four or a five the win is obvious, so the puzzle stops asking.
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

void seek_threat_puzzle(const Rules& rules, const PatternKnowledge& knowledge, Random& random,
                        const PuzzleOracle::LookAt& look) {
  constexpr int longest = 60;
  Position position(rules);
  PatternBoard board(knowledge, position);
  while (position.mark_count() < longest && board.best(board.to_move()) < Threat::five) {
    if (other_could_win(board) && wins_by_threats(board)) {
      // Moves for a side that misses its win, most natural first.
      const auto looks = [&](Square move) { return urgency(board, move); };
      for (const Square mistake : greatest_first(board.near_stones(), looks)) {
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

}  // namespace mnk
