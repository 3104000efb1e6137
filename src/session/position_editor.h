#pragma once

#include <list>
#include <optional>
#include <utility>

#include "session/command.h"
#include "session/current_game.h"
#include "session/draft.h"

namespace mnk {

/// Handles commands while the position editor is open. It pauses the game behind it for commands
/// from every source.
class PositionEditor {
 public:
  explicit PositionEditor(CurrentGame& game) : current_(game) {}

  [[nodiscard]] const std::optional<Draft>& draft() const { return draft_; }

  /// What the editor does with a command while open.
  enum class Claim : std::uint8_t {
    passes,  ///< runs: it is for the editor or the engine, or it puts another game on the board,
             ///< which closes the editor
    ends,    ///< a token was opened: closes the editor, then runs
    waits,   ///< another device or tab acted in this same game: runs once the editor closes
    refused,
  };
  [[nodiscard]] Claim claim_on(const Command& command,
                               const std::optional<MatchState>& match) const;

  void operator()(const command::SetUp& set_up);
  void operator()(const command::Redraft& wanted);
  void operator()(const command::TakePen& taken);
  void operator()(const command::Put& wanted);

  /// Reopens the editor after a reload.
  void restore(const Draft& draft);
  /// Closes the editor and emits that.
  void end();
  /// Closes the editor silently because another game is on the board, and drops the waiting
  /// commands.
  void drop() {
    draft_.reset();
    waiting_.clear();
  }

  /// Keeps a command until the editor closes. Of saves only the latest, which includes earlier
  /// ones; of live tokens the first ones (a friend without an answer sends few).
  void keep(Command command);
  /// The waiting commands, once the editor is closed.
  [[nodiscard]] std::list<Command> release();

 private:
  /// Opens the editor unless it is open.
  Draft& begin();
  void emit_draft(std::optional<Cell> cell = {}, std::optional<ParseError> fault = {}) {
    current_.emit(event::Drafted{.draft = draft_, .cell = cell, .fault = std::move(fault)});
  }

  CurrentGame& current_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
  std::optional<Draft> draft_;
  std::list<Command> waiting_;
};

}  // namespace mnk
