#include "engine/notation.h"
#include "fuzz/expectation.h"
#include "session/address.h"
#include "session/session.h"
#include "support/naive_scan.h"

// Line 1: an address to begin with; the rest: commands, a byte each with the byte behind it.
namespace mnk {
namespace {

using fuzz::expect;

void run(Session& session, char command, std::uint8_t with) {
  const Rules& rules = session.settings().rules;
  const Cell cell = rules.cell(with % rules.cell_count());
  const auto kind = all_player_kinds[with % all_player_kinds.size()];
  switch (command) {
    case 'p':
      static_cast<void>(session.play(cell));
      break;
    case 'd':
      static_cast<void>(session.play(cell, Later::drop));
      break;
    case 'c':
      static_cast<void>(session.play_for_computer(cell));
      break;
    case 'u':
      session.undo();
      break;
    case 'r':
      session.redo();
      break;
    case 'j':
      session.jump(with - 1);
      break;
    case 'm':
      session.rematch(with % 2 == 0);
      break;
    case 'x':
      session.set_players(kind, session.settings().o);
      break;
    default:
      session.set_players(session.settings().x, kind);
  }
}

void expect_consistent(const Session& session) {
  const View view = session.view();
  const auto length = static_cast<int>(view.moves.size());
  expect(view.cursor >= 0 && view.cursor <= length, "the cursor is in the history");
  expect(view.position.mark_count() == view.cursor, "the board is the one at the cursor");
  expect(view.position.outcome() == test::naive_outcome(view.position), "the outcome is right");
  expect(!view.awaited() || view.cursor == length, "a computer's move is awaited at the end only");
  const Address saved = parse_address(to_address(view.settings, view.moves));
  expect(saved.faults.empty() && saved.moves == view.moves && saved.settings == view.settings,
         "a session can be saved");
  Session probe = session;
  expect(probe.undo() == view.can_undo, "undo is offered when there is something to undo");
  probe = session;
  expect(probe.redo() == view.can_redo, "redo is offered when there is something to redo");
}

}  // namespace
}  // namespace mnk

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  std::string_view text = fuzz::text_of(data, size);
  const Address address = parse_address(fuzz::take_line(text));
  Session session(address.settings, address.moves);
  expect_consistent(session);
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    run(session, text[i], static_cast<std::uint8_t>(text[i + 1]));
    expect_consistent(session);
  }
  return 0;
}
