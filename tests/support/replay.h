#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/value_json.h"
#include "engine/notation.h"
#include "engine/position.h"
#include "game/game.h"
#include "session/address.h"
#include "session/game.h"
#include "session/match_token.h"
#include "session/save.h"
#include "session/session.h"
#include "solver/solver.h"
#include "support/json.h"
#include "text/json_writer.h"

/// Replays the events of news as session/event.h defines them, and checks that the view agrees with
/// the result.
namespace mnk::test {

class Replay {
 public:
  /// Takes one piece of news. The first must begin a game.
  void hear(std::string_view news) {
    const JsonMembers told = members(news);
    for (const std::string& event : elements(told.at("events"))) follow(members(event));
    if (told.contains("view")) view_ = members(told.at("view"));
    if (told.contains("save")) save_ = unquoted(told.at("save"));
  }

  /// The fault: an event that did not fit, or a key in which the latest view differs from the
  /// events. Empty if none.
  [[nodiscard]] std::string fault() const {
    if (!misfit_.empty()) return misfit_;
    const JsonMembers expected = expected_view();
    for (const auto& [key, value] : expected) {
      const auto found = view_.find(key);
      if (found == view_.end()) return key + " is missing";
      if (key == "apart" && found->second != "null" && joined(members(found->second)) == value) {
        continue;
      }
      if (found->second != value) return key + " is " + found->second + ", by the events " + value;
    }
    return view_.size() == expected.size() ? "" : "the view says more than the events";
  }

  [[nodiscard]] const JsonMembers& view() const { return view_; }
  [[nodiscard]] const std::string& save() const { return save_; }

 private:
  void expect(bool holds, std::string_view what) {
    if (!holds && misfit_.empty()) misfit_ = what;
  }

  static std::vector<Cell> cells_of(std::string_view array) {
    const Rules largest = *Rules::make(Rules::max_side, Rules::max_side, Rules::max_side);
    std::vector<Cell> cells;
    for (const std::string& name : elements(array)) {
      cells.push_back(*parse_cell(unquoted(name), largest));
    }
    return cells;
  }
  static Cell cell_of(std::string_view quoted) {
    return cells_of("[" + std::string(quoted) + "]").front();
  }
  static Score score_of(std::string_view object) {
    const JsonMembers score = members(object);
    return {.first = std::stoi(score.at("first")),
            .second = std::stoi(score.at("second")),
            .draws = std::stoi(score.at("draws"))};
  }

  [[nodiscard]] games::AnyPosition position() const { return position(cursor_); }
  [[nodiscard]] games::AnyPosition position(int plies) const {
    games::AnyPosition position = start_.value_or(games::AnyPosition(settings_.rules));
    for (int ply = 0; ply < plies; ++ply) {
      static_cast<void>(position.play(moves_[static_cast<std::size_t>(ply)]));
    }
    return position;
  }
  [[nodiscard]] Mark mark(int ply) const {
    const bool x_began = !start_ || start_->to_move() == Mark::X;
    return (ply % 2 == 0) == x_began ? Mark::X : Mark::O;
  }
  [[nodiscard]] bool human(int ply) const {
    return settings_.player(mark(ply)) == PlayerKind::human;
  }

  void follow(const JsonMembers& event) {
    const std::string kind = unquoted(event.at("kind"));
    if (kind == "started") start(event);
    if (kind == "played") play(event);
    if (kind == "stepped") step(event);
    if (kind == "set_aside") set_aside(cells_of(event.at("moves")));
    if (kind == "restored") restore(event);
    if (kind == "finished") finish(event);
    if (kind == "players") change_players(event);
    if (kind == "engine") lost_ = event.at("state") == "\"lost\"";
    if (kind == "started" || kind == "played" || kind == "stepped" || kind == "restored" ||
        kind == "players" || kind == "refused" || kind == "drafted" || kind == "aimed") {
      aim_.reset();
    }
    if (kind == "apart") hear_apart(unquoted(event.at("save")));
    if (kind == "drafted") draft_ = event.at("draft");
    if (kind == "started") draft_ = "null";
    if (kind == "aimed" && event.at("cell") != "null") aim_ = cell_of(event.at("cell"));
  }

  void start(const JsonMembers& event) {
    const std::string text = unquoted(event.at("address"));
    id_ = event.at("id");
    start_.reset();
    if (const auto token = match_token_in(text)) {
      const auto read = parse_match_token(*token);
      expect(read.has_value(), "a game starts with a letter that cannot be read");
      if (!read) return;
      settings_ = {.rules = read->rules};
      moves_ = read->moves;
    } else {
      const Address address = parse_address(text);
      expect(address.faults.empty(), "a game starts with faults");
      settings_ = address.settings;
      start_ = address.start;
      moves_ = address.moves;
    }
    stand_ = cursor_ = std::stoi(event.at("cursor"));
    set_aside_ = std::stoi(event.at("set_aside"));
    series_ = Series::begin(0, position().outcome());
    series_.score = score_of(event.at("score"));
    series_.first_plays_x = event.at("first_plays_x") == "true";
  }

  void play(const JsonMembers& event) {
    expect(cursor_ == static_cast<int>(moves_.size()), "a move is played in the middle");
    expect(!position().refusal(cell_of(event.at("cell"))), "an illegal move is played");
    expect(unquoted(event.at("mark")) == std::string(1, letter(mark(cursor_))),
           "the wrong side plays");
    expect(unquoted(event.at("by")) == to_text(settings_.player(mark(cursor_))),
           "somebody else plays");
    moves_.push_back(cell_of(event.at("cell")));
    stand_ = ++cursor_;
  }

  void step(const JsonMembers& event) {
    expect(std::stoi(event.at("from")) == cursor_, "a step begins elsewhere");
    cursor_ = std::stoi(event.at("to"));
    const bool looks = event.at("by") == "\"jump\"" && cursor_ < static_cast<int>(moves_.size());
    if (!looks) stand_ = cursor_;
    expect(cursor_ >= 0 && cursor_ <= static_cast<int>(moves_.size()), "a step leads nowhere");
  }

  void set_aside(const std::vector<Cell>& later) {
    expect(!later.empty() && later == std::vector<Cell>(moves_.begin() + cursor_, moves_.end()),
           "other moves are set aside");
    moves_.resize(static_cast<std::size_t>(cursor_));
    set_aside_ = static_cast<int>(later.size());
  }

  void restore(const JsonMembers& event) {
    const std::vector<Cell> later = cells_of(event.at("moves"));
    expect(static_cast<int>(later.size()) == set_aside_, "other moves come back");
    stand_ = cursor_ = std::stoi(event.at("cursor"));
    set_aside_ = static_cast<int>(moves_.size()) - cursor_;
    moves_.resize(static_cast<std::size_t>(cursor_));
    moves_.insert(moves_.end(), later.begin(), later.end());
  }

  void finish(const JsonMembers& event) {
    series_.score = score_of(event.at("score"));
    series_.counted = position().outcome();
    expect(unquoted(event.at("outcome")) == to_text(position().outcome()), "another outcome");
    expect(event.contains("record") != (event.at("counted") == "true"), "counted, or a record");
    if (event.contains("record")) {
      const JsonMembers record = members(event.at("record"));
      expect(record.at("id") == id_, "a record of another game");
      expect(record.at("outcome") == event.at("outcome"), "a record of another outcome");
      expect((record.at("set_up") == "true") == start_.has_value(), "a record of another start");
      const Address address = parse_address(unquoted(record.at("address")));
      expect(address.start == start_ && address.moves == moves_, "a record of other moves");
    }
  }

  void change_players(const JsonMembers& event) {
    settings_.x = *parse_name<PlayerKind>(unquoted(event.at("x")));
    settings_.o = *parse_name<PlayerKind>(unquoted(event.at("o")));
    series_ = Series::begin(0, series_.counted);
  }

  [[nodiscard]] bool can_undo() const {
    if (apart_) return can_undo_apart();
    if (settings_.x != PlayerKind::human && settings_.o != PlayerKind::human) return cursor_ > 0;
    for (int ply = 0; ply < cursor_; ++ply) {
      if (human(ply)) return true;
    }
    return false;
  }

  void hear_apart(std::string_view text) {
    const auto save = parse_save(text);
    expect(save.has_value(), "a save that cannot be read is told");
    if (!save) return;
    expect(save->game.moves() == moves_ && save->game.settings() == settings_, "another game");
    apart_ = save->match ? std::optional(*save) : std::nullopt;
  }

  /// A player can take back what nobody else knows, and before the end ask the friend once.
  [[nodiscard]] bool can_undo_apart() const {
    const MatchState& apart = *apart_->match;
    const auto mark = mark_of(apart.seat, series_.first_plays_x);
    if (!mark) return false;
    const int end = static_cast<int>(moves_.size());
    const bool moved_last = (end % 2 == 1) == (*mark == Mark::X);
    if (end < (moved_last ? 1 : 2)) return false;
    return (moved_last && end > apart.known) ||
           (!apart_->game.result().over() && apart.undo == UndoRequest::none &&
            apart.takebacks < MatchState::max_takebacks);
  }

  [[nodiscard]] std::string address() const {
    return apart_ ? address_of(*apart_) : to_address(settings_, start_, position().history());
  }

  [[nodiscard]] std::string expected_apart() const {
    if (!apart_) return "null";
    const MatchState& apart = *apart_->match;
    const auto name = [&](Seat seat) {
      const auto mark = mark_of(seat, series_.first_plays_x);
      return mark ? std::string("\"") + letter(*mark) + "\"" : "null";
    };
    const std::vector<std::string> wishes{"none", "asked", "refused"};
    JsonWriter json;
    json.begin_object().key("undo").value(wishes[static_cast<std::size_t>(apart.undo)]);
    json.key("unsent").value(apart.unsent);
    json.key("help").value(apart.terms.help).key("host").value(apart.seat == Seat::host);
    json.key("to_move").value(std::string(1, letter(mark(static_cast<int>(moves_.size())))));
    json.key("outcome").value(to_text(apart_->game.final_position().outcome()));
    json.key("to_friend").value(to_text(match_token_of(*apart_, friend_of(apart.seat))));
    json.key("to_onlookers").value(to_text(match_token_of(*apart_, Seat::spectator)));
    json.key("to_self").value(to_text(match_token_of(*apart_, apart.seat)));
    JsonMembers members = test::members(json.end_object().text());
    members["seat"] = name(apart.seat);
    members["asker"] = name(apart.asker);
    const auto shown = [](const std::optional<PlayerName>& known) {
      return known ? JsonWriter().value(known->text()).text() : "null";
    };
    members["host_name"] = shown(apart.terms.host_name);
    members["guest_name"] = shown(apart.guest_name);
    return joined(members);
  }
  /// An object's members in order of their names, as text to compare.
  static std::string joined(const JsonMembers& members) {
    std::string text;
    for (const auto& [key, value] : members) text.append(key).append(value);
    return text;
  }

  [[nodiscard]] bool can_analyse() const {
    return !apart_ || apart_->match->terms.help || apart_->game.final_position().outcome().over();
  }

  [[nodiscard]] JsonMembers expected_view() const {
    const games::AnyPosition board = position();
    const Rules& rules = board.board();
    const auto quoted = [](std::string_view text) { return JsonWriter().value(text).text(); };
    const auto flag = [](bool value) { return std::string(value ? "true" : "false"); };
    const auto index = [&](std::optional<Cell> cell) {
      return std::to_string(cell ? rules.index(*cell) : -1);
    };
    std::string cells;
    for (int i = 0; i < rules.cell_count(); ++i) {
      const auto mark = board.at(rules.cell(i));
      cells += mark ? letter(*mark) : '.';
    }
    JsonWriter line;
    line.begin_array();
    for (const Cell cell : cells_of_lines(board)) line.value(rules.index(cell));
    JsonWriter lands;
    lands.begin_array();
    for (int column = 0; games::marks_fall(settings_.rules) && column < rules.columns(); ++column) {
      lands.value(rules.index(board.move_at({.row = 0, .column = column})));
    }
    JsonWriter names;
    names.begin_array();
    for (const Cell cell : moves_) names.value(to_text(cell));
    JsonWriter score;
    const int end = static_cast<int>(moves_.size());
    const bool ended = stand_ == end && position(end).outcome().over();
    const Score shown = ended ? series_.score : series_.before();
    score.begin_object().key("first").value(shown.first).key("second").value(shown.second);
    score.key("draws").value(shown.draws);
    const bool at_end = cursor_ == end;
    const auto last = cursor_ == 0 ? std::nullopt : std::optional(board.history().back());
    return {{"id", id_},
            {"rules", quoted(games::to_text(settings_.rules))},
            {"columns", std::to_string(rules.columns())},
            {"rows", std::to_string(rules.rows())},
            {"in_a_row", std::to_string(rules.in_a_row())},
            {"misere", flag(rules.misere())},
            {"option", quoted(settings_.rules.game().option())},
            {"kept", std::to_string(games::kept_marks(settings_.rules).value_or(0))},
            {"solved", flag(games::is_solved(settings_.rules))},
            {"x", quoted(to_text(settings_.x))},
            {"o", quoted(to_text(settings_.o))},
            {"cells", quoted(cells)},
            {"line", line.end_array().text()},
            {"last", index(last)},
            {"aim", index(aim_)},
            {"lands", lands.end_array().text()},
            {"leaving", index(board.next_removed())},
            {"leaving_later", index(leaving_later(board))},
            {"repetitions", std::to_string(board.repetitions())},
            {"to_move", quoted(std::string(1, letter(mark(cursor_))))},
            {"outcome", quoted(to_text(board.outcome()))},
            {"awaited", flag(at_end && !board.outcome().over() && !human(cursor_))},
            {"engine", quoted(lost_ ? "lost" : "ready")},
            {"moves", names.end_array().text()},
            {"cursor", std::to_string(cursor_)},
            {"over", flag(ended)},
            {"can_undo", flag(can_undo())},
            {"can_redo", flag(!at_end)},
            {"can_analyse", flag(can_analyse())},
            {"set_aside", std::to_string(set_aside_)},
            {"start", start_ ? quoted(games::to_position_text(*start_)) : "null"},
            {"address", quoted(address())},
            {"apart", expected_apart()},
            {"draft", draft_},
            {"score", score.end_object().text()},
            {"first_plays_x", flag(series_.first_plays_x)}};
  }

  std::string misfit_;
  JsonMembers view_;
  std::string save_;

  std::string id_;
  Settings settings_;
  std::optional<games::AnyPosition> start_;
  std::vector<Cell> moves_;
  int cursor_ = 0;
  int stand_ = 0;
  int set_aside_ = 0;
  Series series_;
  std::optional<Cell> aim_;
  bool lost_ = false;
  std::optional<Save> apart_;
  std::string draft_ = "null";
};

/// A save without its draft, which `resume` leaves out.
inline std::string without_draft(const std::string& save) {
  return save.substr(0, save.find("&draft="));
}

/// How two views differ in what a save restores, which excludes the engine's results, the aim and
/// the draft.
inline std::string difference_after_restoring(JsonMembers before, JsonMembers after) {
  for (const char* passing : {"aim", "draft", "engine"}) {
    before.erase(passing);
    after.erase(passing);
  }
  for (const auto& [key, value] : before) {
    if (after[key] != value) return key + " is " + after[key] + " and was " + value;
  }
  return "";
}

}  // namespace mnk::test
