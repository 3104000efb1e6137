#pragma once

#include <list>
#include <optional>
#include <utility>

#include "session/command.h"
#include "session/current_game.h"
#include "session/draft.h"

namespace mnk {

/// Handles commands while a position is set up. The game behind is paused, wherever a command comes
/// from.
class PositionEditor {
 public:
  explicit PositionEditor(CurrentGame& game) : current_(game) {}

  [[nodiscard]] const std::optional<Draft>& draft() const { return draft_; }

  /// What happens to a command while the editor is open.
  enum class Claim : std::uint8_t {
    passes,  ///< it does not touch the game: setting up, the engine; or it puts another game on
             ///< the board, which ends the setting up
    ends,    ///< a token was opened: the setting up ends, and it is carried out
    waits,   ///< what another device or tab did in this very game: carried out afterwards
    refused,
  };
  [[nodiscard]] Claim claim_on(const Command& command,
                               const std::optional<MatchState>& match) const;

  void operator()(const command::SetUp& set_up);
  void operator()(const command::Redraft& wanted);
  void operator()(const command::TakePen& taken);
  void operator()(const command::Put& wanted);

  /// Continues what was being set up before a reload.
  void restore(const Draft& draft);
  /// Ends it, and says so.
  void end();
  /// Ends it silently because another game is on the board, and forgets the commands that waited.
  void drop() {
    draft_.reset();
    waiting_.clear();
  }

  /// Keeps a command until the editor closes: the latest save, which includes the earlier ones, and
  /// the first live tokens (a friend without an answer sends few).
  void keep(Command command);
  /// The commands that were kept, once the editor has closed.
  [[nodiscard]] std::list<Command> release();

 private:
  /// Begins to set up, unless that has begun.
  Draft& begin();
  void emit_draft(std::optional<Cell> cell = {}, std::optional<ParseError> fault = {}) {
    current_.emit(event::Drafted{.draft = draft_, .cell = cell, .fault = std::move(fault)});
  }

  CurrentGame& current_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
  std::optional<Draft> draft_;
  std::list<Command> waiting_;
};

}  // namespace mnk
