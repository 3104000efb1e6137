#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include "session/match_token.h"
#include "support/test_session.h"

/// Remote matches: sessions and the tokens between them.
namespace mnk::test {

/// The remote match's change among the events.
inline event::MatchChanged::What what(const Events& events) {
  return only<event::MatchChanged>(events).what;
}

/// The token that a session would send.
inline std::string token(const TestSession& from, std::optional<Seat> to = {}) {
  const Save save = from.session.saved();
  return to_text(match_token_of(save, to.value_or(friend_of(save.match->seat))));
}

/// Sends the current game to another session.
inline Events send(TestSession& from, TestSession& to) {
  const std::string text = token(from);
  from.run("sent");
  return to.run("letter " + text);
}

/// Plays moves of host and guest in turn and sends each to the other.
inline void exchange(TestSession& host, TestSession& guest, std::string_view moves) {
  if (moves.empty()) return;
  for (const Token& move : split(moves, '.')) {
    const bool host_plays_x = host.session.saved().series.first_plays_x;
    const bool hosts = mark_of(Seat::host, host_plays_x) == host.session.position().to_move();
    TestSession& from = hosts ? host : guest;
    TestSession& to = hosts ? guest : host;
    from.run("play " + std::string(move.text));
    send(from, to);
    ASSERT_EQ(to.moves(), from.moves());
  }
}

/// The host's and the guest's device after some moves sent to and fro.
struct Pair {
  explicit Pair(std::string_view invitation = "invite X 3,3,3", std::string_view moves = "")
      : guest({}, "", 200) {
    host.run(invitation);
    send(host, guest);
    play(moves);
  }

  void play(std::string_view moves) { exchange(host, guest, moves); }

  TestSession host;
  TestSession guest;
};

/// Resumes a device from its save after `change` of its match.
inline void keep(TestSession& device, auto change) {
  Save save = device.session.saved();
  change(save);
  device.run("resume " + to_text(save));
}

}  // namespace mnk::test
