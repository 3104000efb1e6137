#include "puzzles/vanish_service.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "text/scan.h"

namespace mnk::desk {
namespace {

/// One of each in turn where no theme is asked for.
constexpr std::array kinds_in_turn = {PuzzleTheme::win, PuzzleTheme::hold, PuzzleTheme::trap,
                                      PuzzleTheme::save};
/// Positions after which the nearest grade must do.
constexpr int most_positions = 30'000;
constexpr int positions_a_step = 16;

std::optional<vanish::Rules> parse_rules_of_table(std::string_view text) {
  const auto rules = parse_vanish_rules(text);
  return rules && VanishSolvers::has(*rules) ? rules : std::nullopt;
}

std::string one_vanish_puzzle(const VanishPuzzle& puzzle) {
  JsonWriter json;
  json.begin_object().key("puzzle").value(to_puzzle_text(puzzle));
  json.key("grade").value(puzzle.grade).end_object();
  return json.text();
}

}  // namespace

bool VanishSolvers::has(const vanish::Rules& rules) {
  return vanish::States(rules).count() <= most_states;
}

std::shared_ptr<const vanish::Solver> VanishSolvers::of(const vanish::Rules& rules) {
  if (!solver_ || !(solver_->rules() == rules)) {
    solver_ = std::make_shared<const vanish::Solver>(rules);
  }
  return solver_;
}

std::expected<VanishPuzzle, std::string_view> TableKnows::read(std::string_view text) const {
  const auto parsed = parse_vanish_puzzle(text);
  if (!parsed) return std::unexpected("puzzle");
  if (!VanishSolvers::has(parsed->position.rules())) return std::unexpected("too_large");
  auto proven = proven_puzzle(parsed->position, *solvers->of(parsed->position.rules()));
  if (!proven || proven->theme != parsed->theme) return std::unexpected("no_puzzle");
  return vanish_puzzle(parsed->position, std::move(*proven), parsed->grade);
}

std::vector<MoveAssessment> TableKnows::moves(const Position& position) const {
  return known_moves(position, *solvers->of(position.rules()));
}

KnownMove TableKnows::explain(const Position& position, Cell move) const {
  const std::vector<MoveAssessment> known = moves(position);
  return {.assessment = std::ranges::find(known, move, &MoveAssessment::move)->assessment,
          .reasons = solvers->of(position.rules())->reasons(position, move)};
}

void TableKnows::describe(JsonWriter& json, const VanishPuzzle& puzzle) {
  vanish::Position before = puzzle.position;
  json.key("position").value(to_position_text(before));
  before.take_back();
  json.key("before").value(to_position_text(before));
}

VanishDesk::VanishDesk() : run_({.solvers = &solvers_}) {}

std::optional<std::string> VanishDesk::ask(std::string_view text) {
  RequestWords words;
  for (const Piece& word : split(text, ' ')) words.push_back(word.text);
  const std::string_view kind = words.front();
  const RequestWords rest(words.begin() + 1, words.end());
  if (kind == "run") return run_.answer(rest);
  if (kind == "make") return make_puzzle(rest);
  return lessons_.answer(words).value_or(error_answer("request"));
}

std::optional<std::string> VanishDesk::make_puzzle(const RequestWords& words) {
  if (words.size() != 3) return error_answer("request");
  const std::size_t dot = std::min(words[0].find('.'), words[0].size());
  const auto rules = parse_rules_of_table(words[0].substr(0, dot));
  const std::string_view kind = words[0].substr(std::min(dot + 1, words[0].size()));
  const auto theme = parse_puzzle_theme(kind);
  const auto grade = parse_grade(words[1]);
  const auto seed = parse_digits(words[2]);
  if (!rules || (!theme && kind != "any") || theme == PuzzleTheme::threats || !grade || !seed) {
    return error_answer("request");
  }
  const auto number = static_cast<std::size_t>(*seed);
  const PuzzleWish wish{.theme = theme ? theme : kinds_in_turn[number % kinds_in_turn.size()],
                        .grade = std::nullopt};
  const auto solver = solvers_.of(*rules);
  auto reached =
      std::make_unique<const vanish::Reached>(reached_by_play(solver->table()->states()));
  VanishPuzzleMaker maker(*solver, *reached, wish, number);
  making_.emplace(Making{
      .solver = solver, .reached = std::move(reached), .maker = std::move(maker), .grade = *grade});
  return std::nullopt;
}

std::optional<std::string> VanishDesk::step() {
  bool more = true;
  for (int i = 0; i < positions_a_step && more; ++i) more = making_->maker.step();
  making_->positions += positions_a_step;
  const auto distance = [&](const VanishPuzzle& puzzle) {
    return std::abs(puzzle.grade - making_->grade);
  };
  for (VanishPuzzle& puzzle : making_->maker.take()) {
    if (!making_->nearest || distance(puzzle) < distance(*making_->nearest)) {
      making_->nearest = std::move(puzzle);
    }
  }
  const auto& nearest = making_->nearest;
  const bool exact = nearest && distance(*nearest) == 0;
  if (!exact && more && (!nearest || making_->positions < most_positions)) return std::nullopt;
  std::string answer = nearest ? one_vanish_puzzle(*nearest) : error_answer("none");
  making_.reset();
  return answer;
}

}  // namespace mnk::desk
