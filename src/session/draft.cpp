#include "session/draft.h"

#include <algorithm>
#include <utility>

#include "engine/notation.h"
#include "text/scan.h"

namespace mnk {
namespace {

std::optional<Mark> turned(std::optional<Mark> mark) {
  if (!mark) return Mark::X;
  return mark == Mark::X ? std::optional(Mark::O) : std::nullopt;
}

}  // namespace

std::optional<Pen> parse_pen(std::string_view name) {
  const auto* const found = std::ranges::find(pen_names, name);
  if (found == pen_names.end()) return std::nullopt;
  return static_cast<Pen>(found - pen_names.begin());
}

void Draft::put(Cell cell, Pen by) {
  auto& mark = marks[static_cast<std::size_t>(rules.index(cell))];
  switch (by) {
    case Pen::turn:
      mark = turned(mark);
      break;
    case Pen::X:
      mark = Mark::X;
      break;
    case Pen::O:
      mark = Mark::O;
      break;
    case Pen::erase:
      mark.reset();
      break;
  }
}

void Draft::set_rules(const Rules& other) {
  Marks moved(static_cast<std::size_t>(other.cell_count()));
  for (int index = 0; index < rules.cell_count(); ++index) {
    const Cell cell = rules.cell(index);
    if (!other.contains(cell)) continue;
    moved[static_cast<std::size_t>(other.index(cell))] = marks[static_cast<std::size_t>(index)];
  }
  rules = other;
  marks = std::move(moved);
}

std::string to_text(const Draft& draft) {
  return std::string(name_of(draft.pen))
      .append(":")
      .append(to_text(draft.rules))
      .append(":")
      .append(draft.text());
}

std::optional<Draft> parse_draft(std::string_view text) {
  const auto parts = split(text, ':');
  if (parts.size() != 3) return std::nullopt;
  const auto pen = parse_pen(parts[0].text);
  const auto rules = parse_rules(parts[1].text);
  if (!pen || !rules) return std::nullopt;
  auto marks = parse_marks(parts[2].text, *rules);
  if (!marks) return std::nullopt;
  return Draft{.rules = *rules, .marks = *std::move(marks), .pen = *pen};
}

}  // namespace mnk
