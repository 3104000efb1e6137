#include "fuzz/expectation.h"
#include "game/game.h"
#include "session/news.h"
#include "session/session.h"
#include "support/fake_thinker.h"
#include "support/naive_scan.h"
#include "support/replay.h"
#include "text/scan.h"

// One command per line, `lost` for the loss of the thinker. A computer takes the first free cell.
// After each line the events lead from the view before to the view after; after the last one the
// save brings that view back.
namespace mnk {
namespace {

using fuzz::expect;

/// A session with a thinker that answers at once.
struct Program {
  explicit Program(std::uint64_t seed) : session(thinker, [] { return std::uint64_t{0}; }, seed) {
    thinker.at_once = test::FakeThinker::first_free_cell;
    session.run(command::SetPace{0});
  }

  test::FakeThinker thinker;
  Session session;
};

void expect_consistent(const Program& program, const test::Replay& replay) {
  const Session& session = program.session;
  if (const auto* position = games::mnk_position(session.position())) {
    expect(position->outcome() == test::naive_outcome(*position), "the outcome is right");
  }
  expect(replay.fault().empty(), replay.fault());
  expect(replay.save() == session.save(), "the save was told");
}

void expect_restorable(const Session& session, const test::Replay& replay) {
  // Another seed, or its series would be the same one.
  Program fresh(2);
  fresh.session.run("resume " + session.save());
  const auto restored = test::members(view_json(fresh.session));
  expect(test::difference_after_restoring(replay.view(), restored).empty(),
         "a save brings the view back");
}

}  // namespace
}  // namespace mnk

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  Program program(1);
  NewsWriter news;
  test::Replay replay;
  const auto tell = [&](const Events& events) {
    if (!events.empty()) replay.hear(news.write(program.session, events));
  };
  tell(program.session.start("", "", ""));
  for (const Piece& line : split(fuzz::text_of(data, size), '\n')) {
    program.thinker.gone = program.thinker.gone || line.text == "lost";
    tell(program.session.run(line.text));
    tell(program.session.tick());
    expect_consistent(program, replay);
  }
  expect_restorable(program.session, replay);
  return 0;
}
