#include "session/session.h"

#include <algorithm>
#include <utility>

#include "session/match_state.h"

namespace mnk {
namespace {

using Reason = event::Refused::Reason;
using How = event::Started::How;

/// Whether the event cancels the aim.
constexpr auto ends_aiming =
    is_one_of<event::Started, event::Played, event::Stepped, event::Restored, event::PlayersChanged,
              event::Drafted, event::Refused>;

/// The current address of the game, in parsed form.
Address address_of(const Game& game) {
  return {.settings = game.settings(),
          .start = game.start(),
          .moves = game.position().history(),
          .faults = {}};
}

/// Plays a game whose players, human and computer, are all at this device. Has no state besides the
/// game's.
class LocalGame {
 public:
  explicit LocalGame(CurrentGame& game) : current_(game) {}

  void operator()(const command::Play& play) {
    const Cell move = current_.position().move_at(play.cell);
    if (const auto reason = refusal(move)) {
      current_.refuse(*reason, move);
    } else if (current_.game().repeats_history(move)) {
      // Repeats the computer's reply as well.
      current_.step(current_.game().redo_target(), CurrentGame::By::play, Reason::nothing_to_redo);
    } else {
      current_.place(move, PlayerKind::human);
    }
  }
  void operator()(const command::Undo& /*undo*/) {
    current_.step(current_.game().undo_target(), CurrentGame::By::undo, Reason::nothing_to_undo);
  }
  void operator()(const command::Rematch& rematch) {
    Settings settings = current_.settings();
    if (rematch.swap_marks) {
      std::swap(settings.x, settings.o);
      current_.exchange_marks();
    }
    // A start after the end of the game cannot be played again.
    const auto& start = current_.game().start();
    const bool playable = start && !start->outcome().over();
    current_.begin(How::rematch, settings, playable ? start : std::nullopt);
  }
  void operator()(const command::SetPlayers& players) {
    current_.set_players(players.x, players.o);
  }
  /// A local game has no one to send to, and no guest.
  void operator()(const command::Sent& /*sent*/) {}
  void operator()(const command::Answer& /*answer*/) { current_.refuse(Reason::nothing_to_answer); }
  void operator()(const command::SetName& /*name*/) {}
  void operator()(const command::Withdraw& /*withdraw*/) {
    current_.refuse(Reason::nothing_to_withdraw);
  }

  /// Why a human cannot play there now; nothing if one can.
  [[nodiscard]] std::optional<Reason> refusal(Cell cell) const {
    if (const auto refusal = current_.position().refusal(cell)) return reason_of(*refusal);
    if (current_.game().human_to_move()) return std::nullopt;
    // At an earlier position no computer is about to move.
    return current_.game().at_end() ? Reason::not_your_turn : Reason::earlier_move;
  }

 private:
  CurrentGame& current_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

template <class Player, class Kind>
concept Answers = requires(Player player, Kind command) { player(command); };

}  // namespace

/// Hands each command to its controller. A command that no controller and none of these functions
/// takes does not compile.
struct Session::Runner {
  Session& session;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

  /// Commands to the engine controller, to the editor and to every game alike.
  template <class Kind>
    requires Answers<EngineController, Kind>
  Verdict operator()(const Kind& command) const {
    session.engine_(command);
    return {};
  }
  template <class Kind>
    requires Answers<PositionEditor, Kind>
  Verdict operator()(const Kind& command) const {
    session.editor_(command);
    return {};
  }
  template <class Kind>
    requires Answers<CurrentGame, Kind>
  Verdict operator()(const Kind& command) const {
    session.current_(command);
    return {};
  }
  Verdict operator()(const command::Aim& aim) const {
    CurrentGame& current = session.current_;
    if (!aim.cell) {
      if (session.aim_) current.emit(event::Aimed());
      return {};
    }
    const Cell move = current.position().move_at(*aim.cell);
    const auto reason =
        session.match_ ? session.match_->refusal(move) : LocalGame(current).refusal(move);
    if (reason) {
      current.refuse(*reason, move);
    } else {
      current.emit(event::Aimed{move});
    }
    return {};
  }
  /// Commands that local and remote games both take.
  template <class Kind>
    requires Answers<LocalGame, Kind>
  Verdict operator()(const Kind& command) const {
    if (session.match_) return (*session.match_)(command);
    LocalGame(session.current_)(command);
    return {};
  }

  // New games and games from elsewhere.

  Verdict operator()(const command::NewGame& game) const {
    CurrentGame& current = session.current_;
    // Leaving a remote match does not change its save.
    const bool leaves = session.match_.has_value();
    leave();
    const Settings before = current.settings();
    const Settings settings = game.settings.applied_to(before);
    const Settings swapped{.rules = before.rules, .x = before.o, .o = before.x};
    if (leaves || (settings != before && settings != swapped)) {
      current.begin_series();
    } else if (settings != before) {
      current.exchange_marks();
    }
    current.begin(How::new_game, settings, game.settings.start);
    return {};
  }
  Verdict operator()(const command::Open& open) const {
    const Address& address = open.address;
    leave();
    session.current_.open(Game(address.settings, address.start, address.moves));
    session.current_.emit(faults_of(address.faults));
    return {};
  }
  Verdict operator()(const command::Resume& resume) const { return take_up(resume.save, true); }
  Verdict operator()(const command::Adopt& adopt) const {
    // A game whose end has been counted keeps its id, so that a new end replaces the old one. So
    // does a remote game, which is the same on all screens.
    return take_up(adopt.save, adopt.save.series.counted.over() || adopt.save.match);
  }
  Verdict operator()(const command::Invite& invitation) const {
    constexpr unsigned unused_bits = 64U - MatchState::id_bits;
    CurrentGame& current = session.current_;
    leave_for_a_match();
    const MatchState state{
        .id = current.new_id() >> unused_bits, .unsent = true, .terms = invitation.terms};
    session.match_.emplace(current, state);
    current.begin_series(invitation.mark == Mark::X);
    current.begin(How::new_game, {.rules = invitation.rules}, invitation.start, state);
    return {};
  }
  Verdict operator()(const command::Receive& receive) const { return hear(receive); }
  Verdict operator()(const command::Prefer& prefer) const { return hear(prefer); }
  Verdict operator()(const command::ReceiveLive& live) const {
    if (session.match_) return (*session.match_)(live);
    return {event::MatchChanged::What::out_of_turn};
  }

 private:
  /// Leaves the game on the board for another.
  void leave() const {
    session.match_.reset();
    session.editor_.drop();
  }
  /// Turns analysis off: even if both may have help, they ask for it in that match.
  void leave_for_a_match() const {
    leave();
    session.engine_(command::Analyse{.on = false});
  }
  [[nodiscard]] Verdict take_up(const Save& save, bool same_game) const {
    session.editor_.drop();
    const auto before = session.match();
    if (save.match && (!before || before->id != save.match->id)) {
      session.engine_(command::Analyse{.on = false});
    }
    session.take_up(save, same_game);
    session.current_.emit_started(How::resumed, save.match);
    return {};
  }
  /// Takes a token of the match on the board, or joins the match of any other.
  template <class Kind>
  [[nodiscard]] Verdict hear(const Kind& command) const {
    const MatchToken& token = command.token;
    if (session.match_ && session.match_->state().id == token.match.id) {
      return (*session.match_)(command);
    }
    leave_for_a_match();
    session.match_.emplace(session.current_, token.match);
    session.current_.join(Game({.rules = token.rules}, token.start, token.moves), token.before,
                          token.host_plays_x, token.match);
    return {event::MatchChanged::What::joined};
  }
};

Session::Session(Engine& engine, Clock clock, std::uint64_t seed)
    : current_(seed), engine_(current_, engine, std::move(clock), seed), editor_(current_) {}

Events Session::start(std::string_view address, std::string_view tab, std::string_view store) {
  if (address.starts_with('#')) address.remove_prefix(1);
  const auto read = [this](std::string_view text) -> std::optional<Save> {
    if (text.empty()) return std::nullopt;
    auto save = parse_save(text);
    if (save) return *std::move(save);
    current_.emit(event::BadSave{std::move(save).error()});
    return std::nullopt;
  };
  const auto token = match_token_in(address);
  const auto own = read(tab);
  auto newest = own || !(address.empty() || token) ? std::nullopt : read(store);
  const bool reloaded = token && own && address_of(*own) == address;
  if (token || address.empty()) {
    resume_or_begin(own, std::move(newest));
  } else if (Address asked = parse_address(address);
             own && !own->match && asked == address_of(own->game)) {
    take_up(*own, true);
    current_.emit_started(How::resumed);
  } else {
    Runner{*this}(command::Open{std::move(asked)});
  }
  if (token && !reloaded) {
    Events events = events_since("");
    append(events, run("letter " + std::string(*token)));
    return events;
  }
  // Only a reload resumes the editor.
  if (own && own->draft && current_.id() == own->id) editor_.restore(*own->draft);
  return events_since("");
}

void Session::resume_or_begin(const std::optional<Save>& own, std::optional<Save> newest) {
  How how = How::resumed;
  if (own) {
    take_up(*own, true);
  } else if (newest) {
    take_up(*newest, newest->series.counted.over() || newest->match);
  } else {
    how = How::new_game;
  }
  if (position().outcome().over() && !match_) {
    current_.begin(How::rematch, settings(), std::nullopt);
  } else {
    current_.emit_started(how, match());
  }
}

void Session::take_up(const Save& save, bool same_game) {
  match_.reset();
  if (save.match) match_.emplace(current_, *save.match);
  current_.take_up(save, same_game);
}

Events Session::run(Command command) {
  using Claim = PositionEditor::Claim;
  Events events;
  const auto carry_out_kept = [&] {
    for (const Command& kept : editor_.release()) append(events, carry_out(kept));
  };
  switch (editor_.claim_on(command, match())) {
    case Claim::refused:
      current_.refuse(Reason::setting_up);
      return events_since(match_text());
    case Claim::waits:
      editor_.keep(std::move(command));
      return {};
    case Claim::ends:
      editor_.end();
      carry_out_kept();
      break;
    case Claim::passes:
      break;
  }
  append(events, carry_out(command));
  carry_out_kept();
  return events;
}

Events Session::run(std::string_view text) {
  auto command = parse_command(text);
  if (command) return run(*std::move(command));
  return refusal_of(command.error());
}

Events Session::carry_out(const Command& command) {
  const std::string before = match_text();
  const Verdict verdict = std::visit(Runner{*this}, command);
  return events_since(before, verdict);
}

Events Session::tick() {
  const std::string before = match_text();
  engine_.listen();
  if (!draft()) {
    if (const auto move = engine_.take_due_move()) current_.place(*move, *game().awaited());
  }
  return events_since(before);
}

Save Session::saved() const {
  Save save = current_.saved(match());
  save.draft = draft();
  return save;
}

Events Session::events_since(const std::string& text_before, Verdict verdict) {
  engine_.settle(allows_help());
  if (verdict.what != event::MatchChanged::What::changed || match_text() != text_before) {
    current_.emit(event::MatchChanged{.what = verdict.what, .at = verdict.at, .save = save()});
  }
  Events events = current_.take_events();
  for (const Event& event : events) {
    if (const auto* aimed = std::get_if<event::Aimed>(&event)) aim_ = aimed->cell;
  }
  if (std::ranges::any_of(events, ends_aiming)) aim_.reset();
  return events;
}

std::vector<Cell> cells_of_lines(const games::AnyPosition& position) {
  std::vector<Cell> cells = position.board().cells();
  const std::vector<Line> lines = position.completed_lines();
  std::erase_if(cells, [&](Cell cell) {
    return std::ranges::none_of(
        lines, [&](const Line& line) { return std::ranges::find(line, cell) != line.end(); });
  });
  return cells;
}

}  // namespace mnk
