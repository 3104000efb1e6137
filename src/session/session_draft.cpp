#include <utility>

#include "session/session.h"

// What a session does while a position is set up. The game stands still behind it.
namespace mnk {

Draft& Session::drafted() {
  if (!draft_) {
    const Rules& rules = position().rules();
    draft_ = {.rules = rules, .marks = {}};
    for (int index = 0; index < rules.cell_count(); ++index) {
      draft_->marks.push_back(position().at(rules.cell(index)));
    }
  }
  return *draft_;
}

void Session::tell_draft(std::optional<Cell> cell, std::optional<ParseError> fault) {
  events_.emplace_back(event::Drafted{.draft = draft_, .cell = cell, .fault = std::move(fault)});
}

void Session::redraft(const command::Redraft& wanted) {
  Draft& draft = drafted();
  if (!wanted.position) {
    draft.set_rules(wanted.rules);
    tell_draft();
    return;
  }
  auto marks = parse_marks(*wanted.position, wanted.rules);
  if (!marks) {
    tell_draft({}, std::move(marks).error());
    return;
  }
  draft.rules = wanted.rules;
  draft.marks = *std::move(marks);
  tell_draft();
}

void Session::put(const command::Put& wanted) {
  const Rules& rules = draft_ ? draft_->rules : position().rules();
  if (!rules.contains(wanted.cell)) {
    refuse(event::Refused::Reason::off_the_board, wanted.cell);
    return;
  }
  Draft& draft = drafted();
  draft.put(wanted.cell, wanted.pen.value_or(draft.pen));
  tell_draft(wanted.cell);
}

void Session::end_draft() {
  if (!std::exchange(draft_, std::nullopt)) return;
  tell_draft();
}

}  // namespace mnk
