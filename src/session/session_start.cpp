#include <algorithm>
#include <iterator>
#include <utility>

#include "session/session.h"

// How games begin: those of a program that starts, new ones and saved ones.
namespace mnk {

using How = event::Started::How;

namespace {

/// What an address of the game as it stands says, however it is written.
Address address_of(const Game& game) {
  return {.settings = game.settings(),
          .start = game.start(),
          .moves = game.position().history(),
          .faults = {}};
}

}  // namespace

Events Session::start(std::string_view address, std::string_view tab, std::string_view store) {
  if (address.starts_with('#')) address.remove_prefix(1);
  const auto read = [this](std::string_view text) -> std::optional<Save> {
    if (text.empty()) return std::nullopt;
    auto save = parse_save(text);
    if (save) return *std::move(save);
    events_.emplace_back(event::BadSave{std::move(save).error()});
    return std::nullopt;
  };
  const auto letter = letter_in(address);
  const auto own = read(tab);
  auto newest = own || !(address.empty() || letter) ? std::nullopt : read(store);
  if (letter) {
    go_on(own, std::move(newest));
    const bool reloaded = own && address_of(*own) == address;
    if (!reloaded) {
      Events events = told();
      std::ranges::move(run("letter " + std::string(*letter)), std::back_inserter(events));
      return events;
    }
  } else if (address.empty()) {
    go_on(own, std::move(newest));
  } else if (Address asked = parse_address(address);
             own && !own->apart && asked == address_of(own->game)) {
    take_up(*own, true);
  } else {
    apply(command::Open{std::move(asked)});
  }
  // A reload goes on with what was being set up; whoever comes back to the game otherwise does not.
  if (own && own->draft && id_ == own->id) {
    draft_ = own->draft;
    tell_draft();
  }
  return told();
}

void Session::go_on(const std::optional<Save>& own, std::optional<Save> newest) {
  if (own) {
    take_up(*own, true);
  } else if (newest) {
    apply(command::Adopt{*std::move(newest)});
  } else {
    tell_started(How::new_game);
  }
  if (position().outcome().over() && !apart_) {
    events_.pop_back();
    begin(How::rematch, settings(), std::nullopt);
  }
}

void Session::tell_started(How how) {
  draft_.reset();
  events_.emplace_back(event::Started{.how = how, .save = saved()});
}

void Session::begin(How how, const Settings& settings, std::optional<Position> start) {
  id_ = ids_.next();
  game_ = Game(settings, std::move(start), {});
  // An end that was set up is no result.
  series_.counted = position().outcome();
  tell_started(how);
}

void Session::take_up(const Save& save, bool same_game) {
  const bool same_series = save.series.id == series_.id;
  const Score score = series_.score;
  id_ = same_game ? save.id : ids_.next();
  game_ = save.game;
  series_ = save.series;
  if (same_series) {
    series_.score = score;
    // The score may have an end of this game that was not there when it was saved.
    series_.counted = ends_.of(id_).value_or(series_.counted);
  }
  ends_.note(id_, series_.counted);
  apart_ = save.apart;
  tell_started(How::resumed);
}

}  // namespace mnk
