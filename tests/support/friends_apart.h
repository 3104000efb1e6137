#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include "session/match_token.h"
#include "support/test_session.h"

/// Games whose players are apart: sessions, and tokens between them.
namespace mnk::test {

/// What was said of a game whose players are apart.
inline event::MatchChanged::What what(const Events& events) {
  return only<event::MatchChanged>(events).what;
}

/// The token that a session would send.
inline std::string token(const TestSession& from, std::optional<Seat> to = {}) {
  const Save save = from.session.saved();
  return to_text(match_token_of(save, to.value_or(friend_of(save.match->seat))));
}

/// Sends the game as it stands to another session.
inline Events send(TestSession& from, TestSession& to) {
  const std::string text = token(from);
  from.run("sent");
  return to.run("letter " + text);
}

inline bool unsent(const TestSession& game) { return game.view().match->unsent; }

/// Two devices, the host's and the guest's, with some moves sent to and fro.
struct Pair {
  explicit Pair(std::string_view invitation = "invite X 3,3,3", std::string_view moves = "")
      : guest({}, "", 200) {
    host.run(invitation);
    send(host, guest);
    play(moves);
  }

  TestSession& mover() {
    const auto mark = [](const TestSession& game) {
      return mark_of(game.view().match->seat, game.view().first_plays_x);
    };
    return mark(host) == host.session.position().to_move() ? host : guest;
  }
  TestSession& other() { return &mover() == &host ? guest : host; }

  void play(std::string_view moves) {
    if (moves.empty()) return;
    for (const Token& token : split(moves, '.')) {
      TestSession& from = mover();
      TestSession& to = other();
      from.run("play " + std::string(token.text));
      send(from, to);
      ASSERT_EQ(to.moves(), from.moves());
    }
  }

  TestSession host;
  TestSession guest;
};

/// A device as if this had been kept of its match.
inline void keep(TestSession& device, auto change) {
  Save save = device.session.saved();
  change(save);
  device.run("resume " + to_text(save));
}

}  // namespace mnk::test
