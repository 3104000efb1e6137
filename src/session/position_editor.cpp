#include "session/position_editor.h"

#include <concepts>
#include <cstddef>

namespace mnk {
namespace {

using Claim = PositionEditor::Claim;

/// The most commands that the editor keeps.
constexpr std::size_t max_waiting = 16;

template <class Kind, class... Kinds>
concept OneOf = (std::same_as<Kind, Kinds> || ...);

/// The claim on each kind of command.
struct Claims {
  const CurrentGame& current;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
  const std::optional<MatchState>&
      match;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

  [[nodiscard]] bool is_this_match(const MatchState& other) const {
    return match && match->id == other.id;
  }

  template <OneOf<command::SetUp, command::Redraft, command::TakePen, command::Put,
                  command::SetPace, command::Retry, command::ExplainNothing, command::Sent,
                  command::SetName, command::Open, command::Invite>
                Kind>
  Claim operator()(const Kind& /*command*/) const {
    return Claim::passes;
  }
  template <OneOf<command::Hint, command::Explain, command::Play, command::Aim, command::Undo,
                  command::Redo, command::Jump, command::Restore, command::SetPlayers,
                  command::Rematch, command::Answer, command::Withdraw>
                Kind>
  Claim operator()(const Kind& /*command*/) const {
    return Claim::refused;
  }
  template <OneOf<command::Analyse, command::ReviewGame> Kind>
  Claim operator()(const Kind& command) const {
    return command.on ? Claim::refused : Claim::passes;
  }
  template <OneOf<command::Receive, command::Prefer> Kind>
  Claim operator()(const Kind& /*command*/) const {
    return Claim::ends;
  }
  // `new` with a position turns the draft into a game; a board chosen for the next game has to wait
  // for the page's button.
  Claim operator()(const command::NewGame& game) const {
    return game.settings.start ? Claim::passes : Claim::refused;
  }
  Claim operator()(const command::Resume& resume) const {
    return resume.save.match && is_this_match(*resume.save.match) ? Claim::waits : Claim::passes;
  }
  Claim operator()(const command::Adopt& adopt) const {
    return adopt.save.id == current.id() ? Claim::waits : Claim::passes;
  }
  Claim operator()(const command::ReceiveLive& live) const {
    return is_this_match(live.token.match) ? Claim::waits : Claim::passes;
  }
};

}  // namespace

Claim PositionEditor::claim_on(const Command& command,
                               const std::optional<MatchState>& match) const {
  if (!draft_) return Claim::passes;
  return std::visit(Claims{.current = current_, .match = match}, command);
}

void PositionEditor::operator()(const command::SetUp& set_up) {
  if (!set_up.on) {
    end();
    return;
  }
  begin();
  emit_draft();
}

void PositionEditor::operator()(const command::Redraft& wanted) {
  Draft& draft = begin();
  if (!wanted.position) {
    draft.set_rules(wanted.rules);
    emit_draft();
    return;
  }
  auto marks = games::parse_marks(*wanted.position, wanted.rules);
  if (!marks) {
    emit_draft({}, std::move(marks).error());
    return;
  }
  draft.rules = wanted.rules;
  draft.marks = *std::move(marks);
  emit_draft();
}

void PositionEditor::operator()(const command::TakePen& taken) {
  begin().pen = taken.pen;
  emit_draft();
}

void PositionEditor::operator()(const command::Put& wanted) {
  const Rules& board = draft_ ? draft_->rules.board() : current_.position().board();
  if (!board.contains(wanted.cell)) {
    current_.refuse(event::Refused::Reason::off_the_board, wanted.cell);
    return;
  }
  Draft& draft = begin();
  emit_draft(draft.put(wanted.cell, wanted.pen.value_or(draft.pen)));
}

void PositionEditor::restore(const Draft& draft) {
  draft_ = draft;
  emit_draft();
}

void PositionEditor::end() {
  if (!std::exchange(draft_, std::nullopt)) return;
  emit_draft();
}

void PositionEditor::keep(Command command) {
  // The second of two live tokens may need the first; of other commands the latest is enough.
  if (!std::holds_alternative<command::ReceiveLive>(command)) {
    std::erase_if(waiting_, [&](const Command& one) { return one.index() == command.index(); });
  } else if (waiting_.size() >= max_waiting) {
    return;
  }
  waiting_.push_back(std::move(command));
}

std::list<Command> PositionEditor::release() {
  if (draft_) return {};
  return std::exchange(waiting_, {});
}

Draft& PositionEditor::begin() {
  if (!draft_) {
    const games::AnyPosition& position = current_.position();
    draft_ = {.rules = position.rules(), .marks = games::placed_marks(position)};
  }
  return *draft_;
}

}  // namespace mnk
