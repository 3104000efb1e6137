#include <string>

#include "fuzz/expectation.h"
#include "game/game.h"
#include "session/session.h"
#include "session/state_update.h"
#include "support/fake_engine.h"
#include "support/naive_game.h"
#include "support/replay.h"
#include "text/scan.h"

// One command per line, `lost` for the loss of the engine. A computer takes the first free cell.
// After each line the events must lead from the view before to the view after, and after the last
// the save must restore that view.
namespace mnk {
namespace {

using fuzz::expect;

/// A session with an engine that answers at once.
struct Program {
  explicit Program(std::uint64_t seed) : session(engine, [] { return std::uint64_t{0}; }, seed) {
    engine.at_once = test::FakeEngine::first_free_cell;
    session.run(command::SetPace{0});
  }

  test::FakeEngine engine;
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
  // Another seed, or it would have the same series.
  Program fresh(2);
  fresh.session.run("resume " + session.save());
  // A finished game does not come back at a move that was only looked at.
  fresh.session.run("jump " + std::to_string(session.game().cursor()));
  const auto restored = test::members(view_json(fresh.session));
  expect(test::difference_after_restoring(replay.view(), restored).empty(),
         "a save brings the view back");
}

}  // namespace
}  // namespace mnk

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  Program program(1);
  StateUpdateWriter news;
  test::Replay replay;
  const auto tell = [&](const Events& events) {
    if (!events.empty()) replay.hear(news.write(program.session, events));
  };
  tell(program.session.start("", "", ""));
  for (const Token& line : split(fuzz::text_of(data, size), '\n')) {
    program.engine.gone = program.engine.gone || line.text == "lost";
    tell(program.session.run(line.text));
    tell(program.session.tick());
    expect_consistent(program, replay);
  }
  expect_restorable(program.session, replay);
  return 0;
}
