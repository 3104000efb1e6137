#include "engine/text_scan.h"
#include "fuzz/expectation.h"
#include "players/inline_thinker.h"
#include "session/session.h"
#include "support/naive_scan.h"

// One command per line.
namespace mnk {
namespace {

using fuzz::expect;

void expect_consistent(const Session& session) {
  const View view = session.view();
  const auto length = static_cast<int>(view.moves.size());
  expect(view.cursor >= 0 && view.cursor <= length, "the cursor is in the history");
  expect(view.position.mark_count() == view.cursor, "the board is the one at the cursor");
  expect(view.position.outcome() == test::naive_outcome(view.position), "the outcome is right");
  expect(!view.awaited || view.cursor == length, "a computer's move is awaited at the end only");
  expect(parse_save(session.save()).has_value(), "a session can be saved");
}

}  // namespace
}  // namespace mnk

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  constexpr std::size_t table_bytes = 1 << 16;
  InlineThinker thinker(table_bytes);
  Session session(thinker, [] { return std::uint64_t{0}; }, 1);
  for (const Piece& line : split(fuzz::text_of(data, size), '\n')) {
    session.run(line.text);
    expect_consistent(session);
  }
  return 0;
}
