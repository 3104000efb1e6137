#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "session/session.h"
#include "support/board.h"
#include "support/engine_printers.h"

/// Sessions as tests want them: moves by name, boards drawn.
namespace mnk::test {

inline constexpr Settings two_people{};

inline Settings players(PlayerKind x, PlayerKind o, const Rules& rules = {}) {
  return {.rules = rules, .x = x, .o = o};
}

/// Plays each move for whoever's turn it is, human or computer. The moves must be legal.
inline void play_all(Session& session, std::string_view moves) {
  std::string text(moves);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('.'), text.size());
    const Cell next = cell(text.substr(0, end));
    text.erase(0, end + 1);
    const auto played =
        session.view().awaited() ? session.play_for_computer(next) : session.play(next);
    ASSERT_TRUE(played) << "at " << to_text(next);
  }
}

/// A session in which these moves have been played one by one.
inline Session session(const Settings& settings, std::string_view moves) {
  Session result(settings);
  play_all(result, moves);
  return result;
}

/// Whether a position looks as drawn, row by row from the top: "X.. .O. ...".
inline testing::AssertionResult shows(const Position& position, std::string drawing) {
  for (char& c : drawing) {
    if (c == ' ') c = '/';
  }
  const std::string found = to_position_text(position);
  if (found == drawing) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "the board is " << found << ", not " << drawing;
}

inline testing::AssertionResult shows(const Session& session, const std::string& drawing) {
  return shows(session.position(), drawing);
}

}  // namespace mnk::test

namespace mnk {

inline void PrintTo(PlayRefusal refusal, std::ostream* out) {
  constexpr std::string_view names[] = {"off the board", "taken", "game over", "not your turn",
                                        "drops moves"};
  *out << names[static_cast<std::size_t>(refusal)];
}

inline void PrintTo(const Score& score, std::ostream* out) {
  *out << score.first << " : " << score.second << ", draws " << score.draws;
}

inline bool operator==(const View& a, const View& b) {
  return a.settings == b.settings && a.position == b.position && a.moves == b.moves &&
         a.cursor == b.cursor && a.line_cells == b.line_cells && a.score == b.score &&
         a.first_plays_x == b.first_plays_x && a.can_undo == b.can_undo && a.can_redo == b.can_redo;
}

inline void PrintTo(const View& view, std::ostream* out) {
  *out << to_text(view.settings.rules) << ' ' << to_position_text(view.position) << " moves "
       << to_text(view.moves) << " cursor " << view.cursor;
}

}  // namespace mnk
