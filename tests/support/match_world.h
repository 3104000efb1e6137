#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "session/match_token.h"
#include "session/session.h"
#include "support/fake_engine.h"

/// A match on several devices, and the tokens on their way between them. A chooser picks each step,
/// and at the end everything sent arrives.
namespace mnk::test {

/// Decides what happens next.
class Chooser {
 public:
  virtual ~Chooser() = default;
  /// One of 0..count - 1.
  virtual int below(int count) = 0;
};

struct MatchOptions {
  std::vector<Seat> devices;  ///< the first one is the host's and invites
  std::string_view rules = "3,3,3";
  std::string_view moves = {};  ///< that all devices know already
  bool losses = false;          ///< tokens may get lost; the end sends them again
  bool repeats = false;         ///< tokens may arrive more than once
  bool reloads = false;
  bool stale = false;  ///< players may act on a device that does not know what they did on another
};

class MatchWorld {
 public:
  explicit MatchWorld(const MatchOptions& options) : options_(options) {
    for (std::size_t i = 0; i < options.devices.size(); ++i) devices_.push_back(fresh(i + 1));
    run(0, "invite X " + std::string(options.rules));
    for (std::size_t i = 1; i < devices_.size(); ++i) run(i, receive(options.devices[i]));
    if (!options.moves.empty()) {
      MatchToken token = match_token_of(devices_[0]->session.saved(), Seat::host);
      token.moves = parse_moves(options.moves, games::AnyPosition(token.rules)).value();
      token.match.known = static_cast<int>(token.moves.size());
      for (std::size_t i = 0; i < devices_.size(); ++i) {
        token.match.seat = options.devices[i];
        deliver({.to = i, .token = token});
      }
    }
    run(0, command::Sent());
    events_ = 0;
  }

  /// Takes one step of the chooser's.
  void step(Chooser& chooser) {
    std::vector<Act> acts;
    for (std::size_t i = 0; i < devices_.size(); ++i) add_acts(i, acts);
    const int tokens = static_cast<int>(mail_.size());
    const int kinds = 1 + (options_.losses ? 1 : 0) + (options_.repeats ? 1 : 0);
    const int reloads = options_.reloads ? static_cast<int>(devices_.size()) : 0;
    const int all = static_cast<int>(acts.size()) + tokens * kinds + reloads;
    if (all == 0) return;
    int choice = chooser.below(all);
    if (choice < tokens * kinds) {
      handle(static_cast<std::size_t>(choice / kinds), choice % kinds);
      return;
    }
    choice -= tokens * kinds;
    if (choice < reloads) {
      reload(static_cast<std::size_t>(choice));
      return;
    }
    act(acts[static_cast<std::size_t>(choice - reloads)]);
  }

  /// Sends everything unsent and delivers it in the order chosen.
  void settle(Chooser& chooser) {
    constexpr int max_rounds = 10;
    for (int round = 0; round < max_rounds; ++round) {
      for (std::size_t i = 0; i < devices_.size(); ++i) {
        const bool unsent = devices_[i]->session.saved().match.value().unsent;
        if (unsent || (options_.losses && round == 0)) send(i);
      }
      if (mail_.empty()) return;
      while (!mail_.empty()) {
        handle(static_cast<std::size_t>(chooser.below(static_cast<int>(mail_.size()))), 0);
      }
    }
    fault_ = "there is always something to send";
  }

  /// A fault at the end; empty if none.
  [[nodiscard]] std::string fault() const {
    if (!fault_.empty()) return fault_;
    if (forks_ > 0) return options_.stale ? "" : "a device is told of two games";
    for (const auto& device : devices_) {
      if (known(*device) != known(*devices_.front())) return "devices do not agree";
      if (device->session.saved().match.value().unsent) return "something is still to be sent";
    }
    for (std::size_t i = 0; i < devices_.size(); ++i) {
      if (seat(i) != options_.devices[i]) return "a seat has changed";
    }
    return somebody_has_to_act() ? "" : "everybody waits for somebody else";
  }

  /// How often each verdict occurred.
  [[nodiscard]] const std::array<int, 11>& heard() const { return heard_; }
  /// The steps so far, for a person to read.
  [[nodiscard]] const std::string& story() const { return story_; }

 private:
  struct Device {
    explicit Device(std::uint64_t seed) : session(engine, [] { return std::uint64_t{0}; }, seed) {}

    FakeEngine engine;
    Session session;
  };
  struct Act {
    std::size_t device;
    std::string command;
  };
  struct Mail {
    std::size_t to;
    MatchToken token;
  };

  static std::unique_ptr<Device> fresh(std::size_t seed) {
    return std::make_unique<Device>(static_cast<std::uint64_t>(seed));
  }
  [[nodiscard]] Seat seat(std::size_t i) const {
    return devices_[i]->session.saved().match.value().seat;
  }
  /// All that a device would send to the others.
  static MatchToken known(const Device& device) {
    return match_token_of(device.session.saved(), Seat::spectator);
  }
  [[nodiscard]] Command receive(Seat to) const {
    return command::Receive{match_token_of(devices_[0]->session.saved(), to)};
  }

  Events run(std::size_t i, const Command& command) {
    ++events_;
    return devices_[i]->session.run(command);
  }
  Events run(std::size_t i, const std::string& text) { return run(i, parse_command(text).value()); }

  /// Whether the device knows what its player did elsewhere.
  [[nodiscard]] bool knows_own_acts(std::size_t i) const {
    const auto& last = done_[static_cast<std::size_t>(options_.devices[i])];
    if (!last || options_.stale) return true;
    const Relation::Kind kind = relation_of(*last, known(*devices_[i])).kind;
    return kind == Relation::Kind::same || kind == Relation::Kind::older;
  }

  void add_acts(std::size_t i, std::vector<Act>& acts) const {
    const Session& session = devices_[i]->session;
    const Save save = session.saved();
    const MatchState& match = *save.match;
    const auto mark = mark_of(match.seat, save.series.first_plays_x);
    if (!mark || !knows_own_acts(i)) return;
    if (match.unsent) acts.push_back({i, "sent"});
    if (session.own_move()) {
      const auto free = session.position().available_moves();
      acts.push_back({i, "play " + to_text(free.front())});
      if (free.size() > 1) acts.push_back({i, "play " + to_text(free.back())});
    }
    if (session.can_undo()) acts.push_back({i, "undo"});
    const bool asked = match.undo == UndoRequest::asked;
    if (asked && match.asker == match.seat && match.unsent) {
      acts.push_back({i, "withdraw"});
    }
    if (asked && match.asker != match.seat) {
      acts.push_back({i, "answer yes"});
      acts.push_back({i, "answer no"});
    }
    if (session.game().result().over()) {
      acts.push_back({i, "rematch"});
      acts.push_back({i, "rematch swap"});
    }
  }

  void act(const Act& act) {
    story_ += std::to_string(act.device) + ": " + act.command + "\n";
    if (act.command == "sent") {
      send(act.device);
      return;
    }
    run(act.device, act.command);
    done_[static_cast<std::size_t>(options_.devices[act.device])] = known(*devices_[act.device]);
  }

  /// Sends to all others.
  void send(std::size_t from) {
    const Save save = devices_[from]->session.saved();
    for (std::size_t i = 0; i < devices_.size(); ++i) {
      if (i != from) mail_.push_back({.to = i, .token = match_token_of(save, options_.devices[i])});
    }
    run(from, command::Sent());
  }

  /// Delivers a token, loses it, or delivers it and keeps it to deliver again.
  void handle(std::size_t at, int how) {
    const Mail mail = mail_[at];
    const bool is_lost = how == 1 && options_.losses;
    const bool is_kept = how > 0 && !is_lost;
    if (!is_kept) mail_.erase(mail_.begin() + static_cast<std::ptrdiff_t>(at));
    if (!is_lost) deliver(mail);
  }

  void deliver(const Mail& mail) {
    const Events events = run(mail.to, command::Receive{mail.token});
    story_ += std::to_string(mail.to) + " gets " + to_text(mail.token.moves) + " after " +
              std::to_string(mail.token.match.takebacks) + "\n";
    for (const Event& event : events) {
      const auto* change = std::get_if<event::MatchChanged>(&event);
      if (change == nullptr) continue;
      ++heard_[static_cast<std::size_t>(change->what)];
      forks_ += change->what == event::MatchChanged::What::fork ? 1 : 0;
    }
  }

  void reload(std::size_t i) {
    const std::string save = devices_[i]->session.save();
    devices_[i] = fresh(100 + static_cast<std::size_t>(++events_));
    devices_[i]->session.start("", save, "");
    if (devices_[i]->session.save() != save) fault_ = "a reload changes something";
  }

  [[nodiscard]] bool somebody_has_to_act() const {
    return std::ranges::any_of(devices_, [](const auto& device) {
      const MatchState match = device->session.saved().match.value();
      if (match.seat == Seat::spectator) return false;
      if (match.undo == UndoRequest::asked) return match.asker != match.seat;
      return device->session.own_move() || device->session.game().result().over();
    });
  }

  MatchOptions options_;
  std::vector<std::unique_ptr<Device>> devices_;
  std::vector<Mail> mail_;
  std::array<std::optional<MatchToken>, 3> done_;  ///< the state after each player's last act
  std::array<int, 11> heard_{};
  std::string fault_;
  std::string story_;
  int events_ = 0;
  int forks_ = 0;
};

}  // namespace mnk::test
