#include "teaching/teaching_service.h"

#include "analysis/value_json.h"
#include "engine/canonical.h"
#include "engine/notation.h"
#include "teaching/search_trace.h"
#include "teaching/strategy_sheet.h"
#include "text/json_writer.h"
#include "text/scan.h"

namespace mnk {
namespace {

constexpr std::size_t teaching_table_bytes = std::size_t{1} << 16;
constexpr std::size_t max_games = 10'000;
/// Stands for an opponent's name before a person's moves.
constexpr std::string_view by_hand = "hand";
/// Stands for an empty list of moves.
constexpr std::string_view no_replies = "-";
constexpr std::uint64_t max_steps = 5'000;
/// Loss, draw, win.
constexpr std::string_view result_letters = "LDW";

void write_value(JsonWriter& json, Value value, Mark to_move) {
  write_winner(json, Assessment::proven(value), to_move);
}

void write_bound(JsonWriter& json, std::string_view key, int bound) {
  const bool open = bound == below_all || bound == above_all;
  json.key(key).value(open ? std::nullopt : std::optional(bound));
}

void write_step(JsonWriter& json, const SearchStep& step) {
  json.begin_object().key("kind").value(to_text(step.kind));
  json.key("depth").value(step.depth);
  if (step.move) json.key("cell").value(to_text(*step.move));
  write_bound(json, "alpha", step.alpha);
  write_bound(json, "beta", step.beta);
  if (step.kind == SearchStep::Kind::settles) json.key("value").value(step.value);
  if (step.over) json.key("over").value(true);
  if (!step.left_out.empty()) write_cells(json, "left_out", step.left_out);
  json.end_object();
}

std::optional<std::string> search(std::string_view method_name, std::string_view text) {
  const auto method = parse_name<SearchMethod>(method_name);
  const auto position = parse_position(text, Rules());
  if (!method || !position) return std::nullopt;
  JsonWriter json;
  json.begin_object().key("method").value(method_name);
  json.key("position").value(to_position_text(*position));
  json.key("steps").begin_array();
  std::uint64_t steps = 0;
  const SearchTally tally = search_by(*method, *position, [&](const SearchStep& step) {
    if (steps++ < max_steps) write_step(json, step);
  });
  json.end_array().key("all_steps").value(steps);
  return json.key("nodes").value(tally.nodes).end_object().text();
}

void write_kinds(JsonWriter& json, const std::vector<Beads>& kinds) {
  json.key("beads").begin_array();
  for (const Beads& kind : kinds) {
    json.begin_object().key("cell").value(to_text(kind.move));
    json.key("count").value(kind.count).end_object();
  }
  json.end_array();
}

void write_box(JsonWriter& json, const Matchbox& box) {
  json.key("front").value(to_position_text(box.front)).key("stage").value(box.stage);
}

std::string fronts() {
  const Menace machine(Mark::X);
  JsonWriter json;
  json.begin_object().key("boxes").begin_array();
  for (const Matchbox& box : machine.boxes()) {
    json.begin_object();
    write_box(json, box);
    write_kinds(json, box.beads);
    json.end_object();
  }
  return json.end_array().end_object().text();
}

void write_last(JsonWriter& json, const std::optional<MenaceGame>& game, const Menace& machine) {
  if (!json.key("last").begin_object_if(game.has_value())) return;
  json.key("result").value(game->result ? std::optional(to_text(*game->result)) : std::nullopt);
  json.key("resigned").value(game->resigned);
  write_cells(json, "moves", game->moves);
  json.key("turns").begin_array();
  for (const MenaceTurn& turn : game->turns) {
    json.begin_object().key("box").value(turn.box + 1);
    write_box(json, machine.boxes()[turn.box]);
    json.key("drawn").value(to_text(turn.beads[turn.kind].move));
    write_kinds(json, turn.beads);
    json.end_object();
  }
  json.end_array().end_object();
}

}  // namespace

TeachingService::TeachingService() : solver_(teaching_table_bytes) {}

std::optional<std::string> TeachingService::tree(std::string_view text) {
  const auto position = parse_position(text, Rules());
  if (!position) return std::nullopt;
  JsonWriter json;
  json.begin_object().key("position").value(to_position_text(*position));
  json.key("to_move").value(letter(position->to_move()));
  std::vector<MoveAssessment> values;
  if (position->outcome().over()) {
    write_value(json, final_value(*position), position->to_move());
    write_lines(json, position->completed_lines());
  } else {
    Budget budget(Budget::no_limit);
    values = solver_.analyse(*position, budget);
    write_value(json, values.front().assessment.value, position->to_move());
  }
  json.key("moves").begin_array();
  for (const CanonicalMove& move : canonical_moves(*position)) {
    const Position after = position->after(move.cells.front());
    const Assessment& known = assessment_of(values, move.cells.front());
    json.begin_object();
    write_cells(json, "cells", move.cells);
    json.key("position").value(to_position_text(after));
    json.key("over").value(after.outcome().over());
    write_value(json, after_the_move(known.value), after.to_move());
    if (after.outcome().over()) write_lines(json, after.completed_lines());
    json.end_object();
  }
  return json.end_array().end_object().text();
}

std::optional<std::string> TeachingService::paper(std::string_view side_text) {
  const auto side = parse_name<Mark>(side_text);
  if (!side) return std::nullopt;
  const StrategySheet paper(*side, solver_);
  JsonWriter json;
  json.begin_object().key("pictures").begin_array();
  for (const SheetPicture& picture : paper.pictures()) {
    json.begin_object().key("position").value(to_position_text(picture.position));
    json.key("move").value(to_text(picture.move)).end_object();
  }
  return json.end_array().end_object().text();
}

bool TeachingService::attend(std::uint64_t seed, std::vector<Game> wanted) {
  const bool continues = school_ && seed == seed_ && attended_.size() <= wanted.size() &&
                         std::equal(attended_.begin(), attended_.end(), wanted.begin());
  if (!continues) {
    school_.emplace(seed);
    seed_ = seed;
    attended_.clear();
  }
  school_->drop();
  for (std::size_t number = attended_.size(); number < wanted.size(); ++number) {
    Game& game = wanted[number];
    bool can_be = true;
    if (game.opponent) {
      school_->play(*game.opponent);
    } else {
      can_be = school_->play_by_hand(game.replies);
    }
    const bool is_last = number + 1 == wanted.size();
    const bool counted = school_->last()->result.has_value();
    if (counted) attended_.push_back(std::move(game));
    if (!can_be || (!counted && !is_last)) {
      // The machine may already have learnt from it, so start over next time.
      school_.reset();
      return false;
    }
  }
  return true;
}

std::optional<std::string> TeachingService::beads(std::string_view seed_text,
                                                  std::string_view terms_text) {
  const auto seed = parse_number(seed_text);
  if (!seed) return std::nullopt;
  std::vector<Game> games;
  for (const Token& token : split(terms_text, ',')) {
    if (terms_text == "none") break;
    const auto parts = split(token.text, ':');
    if (parts.size() != 2) return std::nullopt;
    if (parts[0].text == by_hand) {
      auto replies =
          parts[1].text == no_replies ? std::vector<Cell>() : parse_cells(parts[1].text, Rules());
      if (!replies) return std::nullopt;
      games.push_back({.opponent = std::nullopt, .replies = *std::move(replies)});
      continue;
    }
    const auto opponent = parse_name<MenaceOpponent>(parts[0].text);
    const auto number = parse_number(parts[1].text, max_games);
    if (!opponent || !number || games.size() + *number > max_games) return std::nullopt;
    games.insert(games.end(), static_cast<std::size_t>(*number),
                 Game{.opponent = opponent, .replies = {}});
  }
  if (games.size() > max_games || !attend(*seed, std::move(games))) return std::nullopt;
  JsonWriter json;
  std::string results;
  for (const Result result : school_->results()) {
    results += result_letters[static_cast<std::size_t>(result)];
  }
  json.begin_object().key("results").value(results);
  write_kinds(json, school_->machine().boxes().front().beads);
  write_last(json, school_->last(), school_->machine());
  return json.end_object().text();
}

std::optional<std::string> TeachingService::answer(std::string_view request) {
  const auto words = split(request, ' ');
  const std::string_view kind = words.front().text;
  if (kind == "fronts" && words.size() == 1) return fronts();
  if (kind == "tree" && words.size() == 2) return tree(words[1].text);
  if (kind == "paper" && words.size() == 2) return paper(words[1].text);
  if (kind == "search" && words.size() == 3) return search(words[1].text, words[2].text);
  if (kind == "beads" && words.size() == 3) return beads(words[1].text, words[2].text);
  return std::nullopt;
}

}  // namespace mnk
