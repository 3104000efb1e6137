#include "gravity/solver.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "gravity/reasons.h"
#include "solver/insertion_sort.h"

namespace mnk::gravity {
namespace {

/// The worth of a complete line, more than all others together.
constexpr int decided = 1'000'000;

/// The worth of a line that lacks `missing` marks and has none of the opponent's.
int worth(int missing) {
  constexpr int most = 64;
  return most >> std::min(2 * (missing - 1), 6);
}

/// Nodes to guess the value of a move.
constexpr std::uint64_t nodes_to_guess = 500;

/// From the middle outwards, the most promising first.
std::vector<Cell> ordered_moves(const Position& position) {
  std::vector<Cell> moves = position.available_moves();
  const int columns = position.rules().columns();
  const auto key = [&](Cell cell) {
    return std::pair(std::abs(2 * cell.column + 1 - columns), cell.column);
  };
  insertion_sort(moves, [&](Cell a, Cell b) { return key(a) < key(b); });
  return moves;
}

Cell mirrored(Cell cell, const Rules& rules) {
  return {.row = cell.row, .column = rules.columns() - 1 - cell.column};
}

void mirror(std::vector<Cell>& cells, const Rules& rules) {
  for (Cell& cell : cells) cell = mirrored(cell, rules);
}

/// Whether the position is its own mirror image, left to right.
bool is_mirror_image(const Position& position) {
  const Shape<Bits128> shape(position.rules());
  const auto is_own = [&](Bits128 marks) { return shape.mirrored(marks) == marks; };
  return is_own(position.bits(Mark::X)) && is_own(position.bits(Mark::O));
}

bool settled(ScoreRange known) { return known.low >= known.high; }

bool result_known(ScoreRange known) { return known.low > 0 || known.high < 0 || settled(known); }

/// Also for a position after the end.
ScoreRange scores_to_begin_with(const Position& position) {
  const Outcome outcome = position.outcome();
  if (!outcome.over()) return possible_scores(position);
  const int score = score_of(final_value(outcome, position.to_move()), position);
  return {.low = score, .high = score};
}

/// The assessment for the side to move.
Assessment assessment(const Position& position, ScoreRange known, std::uint8_t chance) {
  if (settled(known)) {
    const Outcome outcome = position.outcome();
    return Assessment::proven(outcome.over() ? final_value(outcome, position.to_move())
                                             : value_of(known.low, position));
  }
  Assessment result = Assessment::unknown(position.empty_count());
  result.at_least = value_of(known.low, position);
  result.at_most = value_of(known.high, position);
  if (known.low >= 0) result.cannot_lose = Proof::search;
  if (known.high <= 0) result.cannot_win = Proof::search;
  if (known.low > 0) {
    result.value = result.at_least;
  } else if (known.high < 0) {
    result.value = result.at_most;
  } else {
    result.chance = chance;
  }
  return result;
}

}  // namespace

Evaluation::Evaluation(const Rules& rules) : shape_(rules) {
  for (const Line& line : winning_lines(rules.board())) {
    Bits& bits = lines_.emplace_back();
    for (const Cell cell : line) bits |= shape_.bit(cell);
  }
}

/// For the side to move.
int Evaluation::evaluate(Bits own, Bits marks) const {
  const bool x_moves = count(marks) % 2 == 0;
  // The rows that X gets when both sides fill up the board, including the lowest.
  const Bits rows_of_x = shape_.rows() % 2 == 0 ? ~shape_.upper_rows() : shape_.upper_rows();
  int sum = 0;
  for (const Bits line : lines_) {
    const int ours = count(line & own);
    const int theirs = count(line & (marks ^ own));
    if ((ours > 0) == (theirs > 0)) continue;
    const int missing = count(line) - ours - theirs;
    int value = worth(missing);
    const bool odd_row = (line & ~marks & rows_of_x) != 0;
    if (missing == 1 && odd_row == ((ours > 0) == x_moves)) value *= 2;
    sum += ours > 0 ? value : -value;
  }
  return shape_.misere() ? -sum : sum;
}

/// For the side to move, which has not won.
int Evaluation::search(Bits own, Bits marks, int plies, int alpha, int beta, Budget& budget) const {
  if (shape_.has_line(marks ^ own)) return shape_.misere() ? decided + plies : -decided - plies;
  const Bits landings = shape_.landings(marks);
  if (landings == 0) return 0;
  if (plies == 0 || !budget.spend()) return evaluate(own, marks);
  const int columns = shape_.columns();
  for (int i = 0; i < columns; ++i) {
    const Bits move = landings & shape_.column_from_the_middle(i);
    if (move == 0) continue;
    alpha = std::max(alpha, -search(marks ^ own, marks | move, plies - 1, -beta, -alpha, budget));
    if (alpha >= beta) break;
  }
  return alpha;
}

std::uint8_t Evaluation::chance(const Position& position, Budget& budget) const {
  const Bits own = position.bits(position.to_move());
  const Bits marks = own | position.bits(opponent(position.to_move()));
  int value = 0;
  for (int plies = 2; plies <= max_plies; plies += 2) {
    const int found = search(own, marks, plies, -2 * decided, 2 * decided, budget);
    if (budget.exhausted() && plies > 2) break;
    value = found;
  }
  // This lead is half way to certainty.
  constexpr int lead = 150;
  constexpr int even = 50;
  return static_cast<std::uint8_t>(even + (even - 1) * value / (std::abs(value) + lead));
}

bool is_solved(const Rules& rules) {
  constexpr int max_cells = 30;
  return rules.cell_count() <= max_cells;
}

Assessment Solver::assess(const Position& position, Budget& budget) {
  ScoreRange known = scores_to_begin_with(position);
  std::uint8_t chance = chance_of_a_draw;
  if (!settled(known)) known = search_->narrow(position, known, budget);
  if (!settled(known)) {
    Budget own(nodes_to_guess);
    chance = evaluation_.chance(position, own);
  }
  return assessment(position, known, chance);
}

std::vector<MoveAssessment> Solver::analyse(const Position& position, Budget& budget) {
  Analysis analysis(*this, position);
  analysis.run(budget);
  return analysis.moves();
}

Analysis::Analysis(Solver& solver, const Position& position, std::optional<Cell> explained,
                   Lengths lengths)
    : solver_(&solver),
      position_(position),
      is_mirror_image_(is_mirror_image(position)),
      lengths_(lengths),
      work_(value_all()) {
  if (explained) explained_ = representative(*explained);
  for (const Cell move : ordered_moves(position)) {
    if (move != representative(move)) continue;
    Position after = position.after(move);
    const ScoreRange known = scores_to_begin_with(after);
    std::uint8_t chance = chance_of_a_draw;
    if (!settled(known)) {
      Budget own(nodes_to_guess);
      chance = solver.evaluation_.chance(after, own);
    }
    candidates_.push_back(
        {.move = move, .after = std::move(after), .known = known, .chance = chance});
  }
}

/// Whether there is more to find out about the candidate.
bool Analysis::is_open(const Candidate& candidate, Search::Aim aim) const {
  if (aim == Search::Aim::result) return !result_known(candidate.known);
  if (settled(candidate.known)) return false;
  if (candidate.move != explained_.value_or(candidate.move)) return false;
  const auto loses = [](const Candidate& any) { return any.known.low > 0; };
  return lengths_ == Lengths::all || !loses(candidate) || std::ranges::all_of(candidates_, loses);
}

Resumable Analysis::value_all() {
  constexpr std::uint64_t nodes_at_first = 1'024;
  constexpr std::uint64_t nodes_for_a_best_move = 64 * nodes_at_first;
  for (const Search::Aim aim : {Search::Aim::result, Search::Aim::value}) {
    const auto open = [this, aim](const Candidate& each) { return is_open(each, aim); };
    const bool few = aim == Search::Aim::value && lengths_ == Lengths::of_best;
    const std::uint64_t most = few ? nodes_for_a_best_move : Budget::no_limit;
    for (std::uint64_t nodes = nodes_at_first;
         nodes <= most && std::ranges::any_of(candidates_, open); nodes *= 4) {
      for (Candidate& candidate : candidates_) {
        if (!open(candidate)) continue;
        co_await within(nodes, [&](Budget& part) {
          if (part.exhausted()) return false;
          candidate.known = solver_->search_->narrow(candidate.after, candidate.known, part, aim);
          return !open(candidate);
        });
      }
    }
  }
}

std::vector<MoveAssessment> Analysis::moves() const {
  std::vector<MoveAssessment> moves;
  moves.reserve(candidates_.size());
  for (const auto& [move, after, known, chance] : candidates_) {
    const Assessment found = before_the_move(assessment(after, known, chance));
    moves.push_back({.move = move, .assessment = found});
    const Cell image = mirrored(move, position_.rules());
    if (is_mirror_image_ && image != move) moves.push_back({.move = image, .assessment = found});
  }
  insertion_sort(moves, better_known);
  return moves;
}

Cell Analysis::representative(Cell move) const {
  const Cell image = mirrored(move, position_.rules());
  return is_mirror_image_ && image.column < move.column ? image : move;
}

const Analysis::Candidate& Analysis::candidate(Cell move) const {
  return *std::ranges::find(candidates_, move, &Candidate::move);
}

/// Replaces `last` by what follows it: the first of these moves found to keep its result, and its
/// score if that is known. If every move loses and no score is known, the move that looks best.
/// False if the budget is spent before one is found.
bool Analysis::go_on(Candidate& last, const std::vector<Cell>& moves, Budget& budget) const {
  const auto [low, high] = last.known;
  const Position before = last.after;
  const bool exact = low == high;
  const bool loses = !exact && high < 0;
  const int wanted = exact ? low : 1;
  const Search::Aim aim = exact ? Search::Aim::value : Search::Aim::result;
  last.chance = 100;
  for (std::uint64_t nodes = exact ? Budget::no_limit : nodes_to_guess;; nodes *= 8) {
    for (const Cell move : moves) {
      Position after = before.after(move);
      ScoreRange found = scores_to_begin_with(after);
      // No move scores better than the position.
      found.low = std::max(found.low, -high);
      if (loses) {
        Budget own(nodes_to_guess);
        const std::uint8_t chance = solver_->evaluation_.chance(after, own);
        if (chance < last.chance) {
          last = {.move = move, .after = std::move(after), .known = found, .chance = chance};
        }
        continue;
      }
      if (!settled(found)) {
        // Ask only whether this one does as well as wanted.
        found.high = std::min(found.high, 1 - wanted);
        budget.share(nodes, [&](Budget& part) {
          found = solver_->search_->narrow(after, found, part, aim);
        });
      }
      if (found.high <= -wanted) {
        last = {.move = move, .after = std::move(after), .known = found, .chance = 0};
        return true;
      }
    }
    if (exact || loses || budget.exhausted()) return loses;
  }
}

/// Takes the first of equal moves in the order of ordered_moves(), but at first the reply that a
/// reason names.
std::vector<Cell> Analysis::line(Cell move, Budget& budget) const {
  if (const Cell image = representative(move); image != move) {
    std::vector<Cell> cells = line(image, budget);
    mirror(cells, position_.rules());
    return cells;
  }
  std::vector<Cell> line{move};
  std::vector<Cell> replies;
  for (const MoveReason& reason : reasons_at_once(position_, move)) {
    if (reason.plies > 0 && reason.kind != ReasonKind::zugzwang) replies = {reason.cells.front()};
  }
  Candidate last = candidate(move);
  while (result_known(last.known) && !last.after.outcome().over()) {
    if (replies.empty()) replies = ordered_moves(last.after);
    if (!go_on(last, replies, budget)) break;
    replies.clear();
    line.push_back(last.move);
  }
  return line;
}

/// Asks about each reply whether it reaches the result, with few nodes.
void Analysis::add_replies(const Candidate& explained, const std::vector<Cell>& line,
                           std::vector<MoveReason>& reasons) const {
  constexpr std::uint64_t nodes_for_a_reply = 50'000;
  const int loses = explained.known.low > 0 ? 1 : 0;
  std::vector<Cell> cells;
  bool every = true;
  bool open = false;
  for (const Cell reply : ordered_moves(explained.after)) {
    const Position after = explained.after.after(reply);
    ScoreRange found = scores_to_begin_with(after);
    if (!settled(found)) {
      // No reply has a better result, so ask only whether this one has the same.
      (loses > 0 ? found.high : found.low) = 0;
      Budget budget(nodes_for_a_reply);
      found = solver_->search_->narrow(after, found, budget, Search::Aim::result);
    }
    if (found.high + loses <= 0) {
      cells.push_back(reply);
    } else {
      every = false;
      open = open || !result_known(found);
    }
  }
  if (cells.empty()) return;
  const bool only = cells.size() == 1 && !every && !open;
  if (every) cells.clear();
  // Several would read as all of them.
  if (open) cells = {line.size() > 1 ? line[1] : cells.front()};
  reasons.push_back({.kind = only ? ReasonKind::only_reply : ReasonKind::replies,
                     .side = explained.after.to_move(),
                     .cells = std::move(cells)});
}

std::vector<MoveReason> Analysis::reasons(Cell move, Budget& budget) const {
  if (const Cell image = representative(move); image != move) {
    std::vector<MoveReason> found = reasons(image, budget);
    for (MoveReason& reason : found) mirror(reason.cells, position_.rules());
    return found;
  }
  const Candidate& explained = candidate(move);
  std::vector<MoveReason> reasons = reasons_at_once(position_, move);
  if (is_only_move(moves(), move)) {
    reasons.push_back(reason_at_once(ReasonKind::only_move, position_.to_move(), {move}));
  }
  if (!explained.after.outcome().over()) {
    const std::vector<Cell> best = line(move, budget);
    // A reason with a number of plies shows who wins.
    const bool told = !reasons.empty() && reasons.front().plies > 0;
    if (!told && result_known(explained.known) && explained.known.low >= 0) {
      add_replies(explained, best, reasons);
    }
    const Mark winner = explained.known.low > 0 ? explained.after.to_move() : position_.to_move();
    add_reasons_of_line(position_, best, winner, settled(explained.known), reasons);
  }
  if (reasons.size() > max_reasons) reasons.resize(max_reasons);
  return reasons;
}

}  // namespace mnk::gravity
