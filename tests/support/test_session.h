#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "session/event.h"
#include "session/session.h"
#include "session/state_update.h"
#include "support/board.h"
#include "support/fake_engine.h"
#include "support/session_printers.h"
#include "text/scan.h"

/// Sessions for tests: moves by name, drawn boards, and an engine that reports what a test tells
/// it.
namespace mnk::test {

inline const Settings two_people{};

/// Short for a player who is not a computer.
inline constexpr PlayerKind human = PlayerKind::human;

inline Settings players(PlayerKind x, PlayerKind o, const Rules& rules = {}) {
  return {.rules = rules, .x = x, .o = o};
}

/// The kinds of events in their order, as in "set_aside played finished".
inline std::string kinds(const Events& events) {
  std::string result;
  for (const Event& event : events) {
    const std::string json = to_json(event);
    constexpr std::string_view before = R"({"kind":")";
    const std::string kind =
        json.substr(before.size(), json.find('"', before.size()) - before.size());
    result.append(result.empty() ? "" : " ").append(kind);
  }
  return result;
}

/// The one event of this type; fails the test at once without it.
template <class Kind>
const Kind& only(const Events& events) {
  const Kind* found = nullptr;
  for (const Event& event : events) {
    const auto* fitting = std::get_if<Kind>(&event);
    if (fitting == nullptr) continue;
    EXPECT_EQ(found, nullptr) << "twice in " << kinds(events);
    found = fitting;
  }
  if (found == nullptr) {
    ADD_FAILURE() << "not in " << kinds(events);
    std::abort();
  }
  return *found;
}

/// The reason of a refusal; nothing if anything else happened.
inline std::optional<event::Refused::Reason> refusal(const Events& events) {
  if (events.size() != 1) return std::nullopt;
  const auto* refused = std::get_if<event::Refused>(&events.front());
  return refused == nullptr ? std::nullopt : std::optional(refused->reason);
}

/// A session with a fake engine and a clock that stands still. Computers reply without delay.
class TestSession {
 public:
  /// A game after these moves, played one by one.
  explicit TestSession(const Settings& settings = {}, std::string_view moves = "",
                       std::uint64_t seed = 100)
      : session(engine, clock.clock(), seed) {
    run(command::SetPace{0});
    run(command::Open{{.settings = settings, .moves = {}, .faults = {}}});
    play(moves);
  }

  /// A game whose engine answers every request at once and without delay.
  TestSession(const Settings& settings, std::function<SearchReport(const SearchRequest&)> answer)
      : session(engine, clock.clock(), 100) {
    engine.at_once = std::move(answer);
    run(command::SetPace{0});
    run(command::Open{{.settings = settings, .moves = {}, .faults = {}}});
  }

  /// A game opened with these moves, at a session's default pace.
  static TestSession opened(const Settings& settings, std::string_view moves = "") {
    return TestSession(Opened(), settings, moves);
  }

  /// A fresh one, as in a program before start().
  static std::unique_ptr<TestSession> unopened(std::uint64_t seed) {
    return std::unique_ptr<TestSession>(new TestSession(seed));
  }

  Events run(const Command& command) { return session.run(command); }
  Events run(std::string_view text) { return session.run(text); }
  Events run(const char* text) { return session.run(std::string_view(text)); }

  /// Plays each move as the player to move, human or computer.
  void play(std::string_view moves) {
    if (moves.empty()) return;
    for (const Token& token : split(moves, '.')) {
      const Cell next = cell(token.text);
      const int before = session.game().cursor();
      if (session.game().awaited()) {
        engine.answer(next);
        session.tick();
      } else {
        run(command::Play{next});
      }
      ASSERT_EQ(session.game().cursor(), before + 1) << "at " << token.text;
    }
  }

  [[nodiscard]] std::string view() const { return view_json(session); }
  [[nodiscard]] std::string moves() const { return to_text(session.game().moves()); }

  FakeEngine engine;
  FakeClock clock;
  Session session;

 private:
  struct Opened {};
  explicit TestSession(std::uint64_t seed) : session(engine, clock.clock(), seed) {}
  TestSession(Opened /*tag*/, const Settings& settings, std::string_view moves)
      : session(engine, clock.clock(), 100) {
    run(command::Open{{.settings = settings,
                       .moves = parse_moves(moves, games::AnyPosition(settings.rules)).value(),
                       .faults = {}}});
  }
};

/// Whether a position looks as drawn, row by row from the top: "X.. .O. ...".
inline testing::AssertionResult shows(const games::AnyPosition& position, std::string drawing) {
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

inline testing::AssertionResult shows(const TestSession& session, const std::string& drawing) {
  return shows(session.session.position(), drawing);
}

}  // namespace mnk::test
