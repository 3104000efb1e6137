#include "games/any_position.h"

#include <algorithm>
#include <cassert>

namespace mnk::games {
namespace {

AllGames::Position empty_board(const AnyRules& rules) {
  return visit_game(rules, [](auto game, const auto& own) {
    return AllGames::Position(typename decltype(game)::Position(own));
  });
}

}  // namespace

AnyPosition::AnyPosition(const AnyRules& rules) : position_(empty_board(rules)) {}

AnyRules AnyPosition::rules() const {
  return visit([](const auto& position) { return AnyRules(position.rules()); });
}

const mnk::Rules& AnyPosition::board() const {
  return visit(
      [](const auto& position) -> const mnk::Rules& { return board_of(position.rules()); });
}

std::optional<Mark> AnyPosition::at(Cell cell) const {
  return visit([&](const auto& position) { return position.at(cell); });
}

Marks AnyPosition::marks() const {
  Marks marks;
  for (int index = 0; index < board().cell_count(); ++index) {
    marks.push_back(at(board().cell(index)));
  }
  return marks;
}

Mark AnyPosition::to_move() const {
  return visit([](const auto& position) { return position.to_move(); });
}

Outcome AnyPosition::outcome() const {
  return visit([](const auto& position) { return position.outcome(); });
}

std::vector<Cell> AnyPosition::available_moves() const {
  return visit([](const auto& position) { return position.available_moves(); });
}

std::optional<Refusal> AnyPosition::refusal(Cell cell) const {
  return visit([&](const auto& position) { return position.refusal(cell); });
}

std::expected<void, Refusal> AnyPosition::play(Cell cell) {
  return std::visit([&](auto& position) { return position.play(cell); }, position_);
}

void AnyPosition::take_back() {
  std::visit([](auto& position) { position.take_back(); }, position_);
}

AnyPosition AnyPosition::after(Cell cell) const {
  AnyPosition position = *this;
  [[maybe_unused]] const auto played = position.play(cell);
  assert(played);
  return position;
}

bool AnyPosition::empty() const {
  return std::ranges::none_of(marks(), [](const auto& mark) { return mark.has_value(); });
}

const std::vector<Cell>& AnyPosition::history() const {
  return visit([](const auto& position) -> const std::vector<Cell>& { return position.history(); });
}

std::vector<Line> AnyPosition::completed_lines() const {
  return visit([](const auto& position) { return position.completed_lines(); });
}

std::optional<Cell> AnyPosition::leaving() const {
  return visit([](const auto& position) -> std::optional<Cell> {
    if constexpr (requires { position.leaving(); }) return position.leaving();
    return std::nullopt;
  });
}

bool AnyPosition::can_come_again() const {
  return visit([](const auto& position) { return requires { position.repetitions(); }; });
}

int AnyPosition::repetitions() const {
  return visit([](const auto& position) {
    if constexpr (requires { position.repetitions(); }) return position.repetitions();
    return 1;
  });
}

bool operator==(const AnyPosition& a, const AnyPosition& b) {
  return a.position_ == b.position_ && (!a.can_come_again() || a.history() == b.history());
}

std::string to_position_text(const AnyPosition& start) {
  return start.visit([](const auto& position) {
    using mnk::to_position_text;  // and what stands beside the position
    return to_position_text(position);
  });
}

std::expected<AnyPosition, ParseError> parse_any_position(std::string_view text,
                                                          const AnyRules& rules) {
  using Parsed = std::expected<AnyPosition, ParseError>;
  return visit_game(rules, [&](auto game, const auto& own) -> Parsed {
    auto position = decltype(game)::parse_position(text, own);
    if (!position) return std::unexpected(std::move(position).error());
    return AnyPosition(*std::move(position));
  });
}

std::expected<std::vector<Cell>, MovesError> parse_moves(std::string_view text,
                                                         const AnyPosition& start) {
  return replay_moves(text, start, start.board());
}

}  // namespace mnk::games
