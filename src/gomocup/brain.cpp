#include "gomocup/brain.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <utility>
#include <variant>

namespace mnk::gomocup {

namespace {

/// An undecided game lasts about this many more moves.
constexpr double moves_to_come = 20;

/// Milliseconds for an answer to arrive on a busy machine.
constexpr double on_the_way = 25;

constexpr std::uint64_t usual_table_bytes = std::uint64_t{32} << 20;

}  // namespace

void TimeLimits::set(const Info& info) {
  const std::int64_t at_least_0 = std::max<std::int64_t>(info.value, 0);
  if (info.key == Info::Key::timeout_turn) turn_ = at_least_0;
  if (info.key == Info::Key::timeout_match) match_ = at_least_0;
  if (info.key == Info::Key::time_left) left_ = info.value;
  if (info.key == Info::Key::max_memory) memory_ = static_cast<std::uint64_t>(at_least_0);
  if (info.key == Info::Key::max_node) {
    nodes_ = at_least_0 == 0 ? ~std::uint64_t{0} : static_cast<std::uint64_t>(at_least_0);
  }
}

double TimeLimits::for_move() const {
  auto time = static_cast<double>(turn_);
  if (match_ > 0 || (left_ && *left_ < unlimited)) {
    const auto left = static_cast<double>(left_ ? *left_ : match_);
    time = std::min(time, left / moves_to_come);
  }
  return std::max(0.0, time * 0.96 - on_the_way);
}

std::uint64_t TimeLimits::table_bytes() const {
  // The rest is for the program itself: code, patterns, boards.
  return memory_ == 0 ? usual_table_bytes : std::min(usual_table_bytes, memory_ / 3);
}

namespace {

constexpr int in_a_row = 5;

/// Nodes between checks of the clock: a millisecond or less.
constexpr std::uint64_t slice = 256;

/// Nodes per move if the manager wants it as fast as possible.
constexpr std::uint64_t hurried_nodes = 2'000;

constexpr std::string_view not_started = "no board yet: START size comes first";
constexpr std::string_view only_freestyle =
    "only freestyle is played: exactly five, renju and caro are not supported";

/// An opening is fair up to this score, a chance of about 60 %.
constexpr Evaluation fair = 80;

std::string error(std::string_view reason) { return "ERROR " + std::string(reason); }

/// For the largest table that fits into this many bytes.
unsigned table_bits(std::uint64_t bytes) {
  const std::uint64_t entries = std::max<std::uint64_t>(bytes / ScoreTable::bytes_per_entry, 1024);
  return static_cast<unsigned>(std::bit_width(entries) - 1);
}

}  // namespace

std::vector<std::string> Brain::take(std::string_view line) {
  const bool blank = line.find_first_not_of(" \t\r\n") == std::string_view::npos;
  if (blank) return {};
  const auto command = parse_command(line);
  if (!command) {
    if (!listing_) return {command.error().text()};
    if (!listing_->complaint) listing_->complaint = command.error().reason;
    return {};
  }
  if (listing_) return take_listed(*command);
  return std::visit([&](const auto& known) { return on(known); }, *command);
}

/// Between BOARD and DONE only stones are valid; END and STOP always are.
Brain::Answers Brain::take_listed(const Command& command) {
  const auto* word = std::get_if<Word>(&command);
  if (word != nullptr && (*word == Word::end || *word == Word::stop || *word == Word::done)) {
    return on(*word);
  }
  const auto* stone = std::get_if<Stone>(&command);
  if (stone != nullptr && (stone->owner != Stone::Owner::none) == listing_->owned) {
    listing_->stones.push_back(*stone);
  } else if (!listing_->complaint) {
    listing_->complaint = "only stones may come before DONE";
  }
  return {};
}

Brain::Answers Brain::on(const Start& start) {
  const bool fits = std::min(start.columns, start.rows) >= in_a_row &&
                    std::max(start.columns, start.rows) <= Rules::max_side;
  if (!fits) return {error("the size must be 5 to 20")};
  position_.emplace(Rules::make(start.columns, start.rows, in_a_row).value());
  table_.reset();
  return {"OK"};
}

Brain::Answers Brain::on(Word word) {
  switch (word) {
    case Word::about:
      return {"name=\"tictactoe\", version=\"" TTT_VERSION
              "\", author=\"the authors of tictactoe\", country=\"-\""};
    case Word::stop:
      return {};
    case Word::end:
      ended_ = true;
      return {};
    case Word::done:
      return end_list();
    default:
      break;
  }
  if (!position_) return {error(not_started)};
  if (word == Word::board || word == Word::swap2board) {
    listing_ = {.owned = word == Word::board, .stones = {}, .complaint = std::nullopt};
    return {};
  }
  if (word == Word::restart) {
    return on(Start{.columns = position_->rules().columns(), .rows = position_->rules().rows()});
  }
  if (position_->mark_count() > 0) return {error("BEGIN is for an empty board")};
  return move();
}

std::optional<std::string> Brain::refusal(Cell cell) const {
  const auto reason = position_->refusal(cell);
  if (!reason) return std::nullopt;
  if (*reason == Refusal::game_over) return error("the game is over");
  if (*reason == Refusal::off_the_board) return error("there is no such cell");
  return error("the cell is taken");
}

/// Plays a legal move and returns it as text.
std::string Brain::played(Cell cell) {
  [[maybe_unused]] const auto legal = position_->play(cell);
  assert(legal);
  return to_text(cell);
}

Brain::Answers Brain::on(const CellCommand& command) {
  if (!position_) return {error(not_started)};
  const Cell cell = command.cell;
  if (command.kind == CellCommand::Kind::takeback) {
    const bool last = !position_->history().empty() && position_->history().back() == cell;
    if (!last) return {error("only the last move can be taken back")};
    position_->take_back();
    return {"OK"};
  }
  if (const auto reason = refusal(cell)) return {*reason};
  if (command.kind == CellCommand::Kind::turn) return move_in(position_->after(cell));
  return {played(cell)};
}

Brain::Answers Brain::on(const Stone& stone) {
  const bool owned = stone.owner != Stone::Owner::none;
  return {error(owned ? "stones come between BOARD and DONE"
                      : "stones come between SWAP2BOARD and DONE")};
}

Brain::Answers Brain::end_list() {
  if (!listing_) return {error("DONE ends BOARD or SWAP2BOARD")};
  const StoneList told = *std::exchange(listing_, std::nullopt);
  if (told.complaint) return {error(*told.complaint)};
  return told.owned ? set_board(told.stones) : answer_swap2(told.stones);
}

/// Plays both sides' stones in the listed order, so that TAKEBACK works on the last ones, then
/// moves.
Brain::Answers Brain::set_board(const std::vector<Stone>& stones) {
  std::array<std::vector<Cell>, 2> sides;  // the brain's, the opponent's
  for (const Stone& stone : stones) {
    if (stone.owner == Stone::Owner::special) continue;
    sides[stone.owner == Stone::Owner::own ? 0 : 1].push_back(stone.cell);
  }
  const std::size_t own = sides[0].size();
  const std::size_t theirs = sides[1].size();
  if (theirs != own && theirs != own + 1) {
    return {error("the opponent must have as many stones as the brain, or one more")};
  }
  Position set_up(position_->rules());
  for (std::size_t i = 0; i < own + theirs; ++i) {
    // The side with more stones began; if equal, the brain did.
    const std::size_t side = (i + (theirs > own ? 1 : 0)) % 2;
    if (!set_up.play(sides[side][i / 2])) return {error("this board cannot come about in play")};
  }
  return move_in(std::move(set_up));
}

Brain::Answers Brain::on(const Info& info) {
  constexpr std::int64_t exactly_five_renju_caro = 1 | 4 | 8;
  if (info.key == Info::Key::rule && (info.value & exactly_five_renju_caro) != 0) {
    return {error(only_freestyle)};
  }
  limits_.set(info);
  return {};
}

RootMove Brain::think(const Position& position, double milliseconds) {
  const double end = clock_.milliseconds() + milliseconds;
  if (!knowledge_) knowledge_ = std::make_unique<PatternKnowledge>(in_a_row);
  if (!table_ || table_bytes_ != limits_.table_bytes()) {
    table_bytes_ = limits_.table_bytes();
    table_ = std::make_unique<ScoreTable>(table_bits(table_bytes_));
  }
  const std::uint64_t nodes =
      milliseconds > 0 ? limits_.nodes() : std::min(limits_.nodes(), hurried_nodes);
  HeuristicSearch search(*knowledge_, *table_, position, {.nodes = nodes, .choice = true});
  for (;;) {
    Budget budget(slice);
    if (search.run(budget)) break;
    if (clock_.urgent()) break;
    if (milliseconds > 0 && clock_.milliseconds() >= end) break;
  }
  return search.best();
}

/// If no move is left, the board stays as it was.
Brain::Answers Brain::move_in(Position position) {
  if (position.outcome().over()) return {error("the game is over")};
  position_ = std::move(position);
  return move();
}

Brain::Answers Brain::move() { return {played(think(*position_, limits_.for_move()).move)}; }

/// The swap2 opening: the first player places three stones; the second takes a colour, or places
/// two more and leaves the choice to the first.
Brain::Answers Brain::answer_swap2(const std::vector<Stone>& stones) {
  const Rules& rules = position_->rules();
  Position told(rules);
  for (const Stone& stone : stones) {
    if (!told.play(stone.cell)) return {error("this board cannot come about in play")};
  }
  const std::size_t count = stones.size();
  if (count != 0 && count != 3 && count != 5) {
    return {error("SWAP2BOARD has 0, 3 or 5 stones")};
  }
  position_ = told;
  if (count == 3) return swap2_after_three();
  if (count == 5) {
    const RootMove best = think(*position_, limits_.for_move());
    return {best.score < 0 ? "SWAP" : played(best.move)};
  }
  // Three stones around the middle that leave neither side far ahead.
  const Cell middle{.row = rules.rows() / 2, .column = rules.columns() / 2};
  std::string answer;
  for (const auto& [row, column] : {std::pair{-2, -2}, std::pair{-1, 1}, std::pair{2, 0}}) {
    const Cell cell{.row = middle.row + row, .column = middle.column + column};
    if (!answer.empty()) answer += ' ';
    answer += played(cell);
  }
  return {answer};
}

Brain::Answers Brain::swap2_after_three() {
  const double time = limits_.for_move();
  const RootMove best = think(*position_, time / 2);
  if (best.score < -fair) return {"SWAP"};
  const std::string first = played(best.move);
  if (best.score > fair) return {first};
  // Even enough: place two more stones and let the opponent choose.
  return {first + ' ' + played(think(*position_, time / 2).move)};
}

}  // namespace mnk::gomocup
