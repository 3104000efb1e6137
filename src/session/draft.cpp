#include "session/draft.h"

#include <algorithm>
#include <utility>

#include "engine/notation.h"
#include "game/game.h"
#include "registry/games.h"
#include "text/scan.h"

namespace mnk {
namespace {

/// The side to move. If marks leave, the last mark shows it, because the counts do not.
Mark in_turn(const Draft& draft) {
  if (games::kept_marks(draft.rules) && !draft.marks.empty()) {
    return opponent(draft.marks.back().mark);
  }
  const auto count = [&](Mark mark) {
    return std::ranges::count(draft.marks, mark, &PlacedMark::mark);
  };
  return count(Mark::X) > count(Mark::O) ? Mark::O : Mark::X;
}

/// The content of an empty cell after a press with the pen.
std::optional<Mark> drawn(Pen pen, std::optional<Mark> before, const Draft& draft) {
  const Mark first = in_turn(draft);
  switch (pen) {
    case Pen::turn:
      if (!before) return first;
      return before == first ? std::optional(opponent(first)) : std::nullopt;
    case Pen::X:
      return Mark::X;
    case Pen::O:
      return Mark::O;
    case Pen::erase:
      break;
  }
  return std::nullopt;
}

}  // namespace

Cell Draft::put(Cell cell, Pen by) {
  const auto found = std::ranges::find(marks, cell, &PlacedMark::cell);
  std::optional<Mark> mark;
  if (found != marks.end()) {
    mark = found->mark;
    marks.erase(found);
  }
  mark = drawn(by, mark, *this);
  if (mark) marks.push_back({.cell = cell, .mark = *mark});
  rules.game().settle(marks, rules.board());
  return mark ? marks.back().cell : cell;
}

void Draft::set_rules(const games::AnyRules& other) {
  rules = other;
  std::erase_if(marks,
                [&](const PlacedMark& placed) { return !other.board().contains(placed.cell); });
  rules.game().settle(marks, rules.board());
}

std::string to_text(const Draft& draft) {
  return std::string(to_text(draft.pen))
      .append(":")
      .append(games::to_text(draft.rules))
      .append(":")
      .append(draft.text());
}

std::optional<Draft> parse_draft(std::string_view text) {
  const auto parts = split(text, ':');
  if (parts.size() != 3) return std::nullopt;
  const auto pen = parse_name<Pen>(parts[0].text);
  const auto rules = games::parse_any_rules(parts[1].text);
  if (!pen || !rules) return std::nullopt;
  auto marks = games::parse_marks(parts[2].text, *rules);
  if (!marks) return std::nullopt;
  return Draft{.rules = *rules, .marks = *std::move(marks), .pen = *pen};
}

}  // namespace mnk
