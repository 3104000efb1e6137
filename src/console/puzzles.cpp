#include <fmt/format.h>

#include <memory>
#include <string>

#include "analysis/value_json.h"
#include "arguments/parse_error_words.h"
#include "console/command.h"
#include "console/output.h"
#include "console/prompt.h"
#include "console/words.h"
#include "engine/notation.h"
#include "engine/position_text.h"
#include "game/position.h"
#include "puzzles/maker.h"
#include "text/scan.h"

namespace mnk::console {
namespace {

struct PuzzlesOptions {
  games::AnyRules rules;
  PuzzleRequest request;
  std::uint64_t count = 10;
  std::uint64_t seed = 1;
  bool json = false;
};

/// The mark that left with the mistake.
std::optional<Cell> left_with(const games::AnyPosition& position) {
  if (position.history().empty()) return std::nullopt;
  games::AnyPosition before = position;
  before.take_back();
  return before.next_removed();
}

void write_puzzle(JsonWriter& json, const Puzzle& puzzle) {
  const games::AnyPosition& position = puzzle.position;
  json.begin_object();
  json.key("position").value(to_position_text(position.marks(), position.board()));
  write_order(json, position);
  if (position.can_come_again()) {
    const auto left = left_with(position);
    json.key("left");
    left ? json.value(to_text(*left)) : json.null();
  }
  json.key("last").value(to_text(puzzle.last));
  json.key("side").value(letter(puzzle.side()));
  json.key("theme").value(to_text(puzzle.theme)).key("grade").value(puzzle.grade);
  json.key("value").value(to_text(puzzle.value.result)).key("plies");
  const bool endless = position.can_come_again() && puzzle.value.result == Result::draw;
  endless ? json.null() : json.value(puzzle.value.plies);
  write_cells(json, "answers", puzzle.answers);
  write_cells(json, "line", puzzle.line);
  json.end_object();
}

/// "oldest first: X b2 a1; O c3; b2 leaves next", which the drawing of a board does not show;
/// nothing where no mark leaves.
std::string order_of_marks(const games::AnyPosition& position) {
  if (!games::kept_marks(position.rules())) return {};
  std::string text = "oldest first:";
  for (const Mark side : {Mark::X, Mark::O}) {
    text += side == Mark::X ? " X" : "; O";
    for (const PlacedMark& placed : games::placed_marks(position)) {
      if (placed.mark == side) text += " " + to_text(placed.cell);
    }
  }
  if (const auto next_removed = position.next_removed())
    text += "; " + to_text(*next_removed) + " leaves next";
  return text + '\n';
}

/// Why there can be no puzzles of the theme, if one is named, and which there are.
std::string describe(NoPuzzles why, const PuzzlesOptions& options) {
  const auto& theme = options.request.theme;
  const std::string name =
      theme ? fmt::format(words::theme, to_text(*theme)) : std::string(words::any_puzzle);
  const auto text = [&] {
    switch (why) {
      case NoPuzzles::threats_solved:
        return words::threats_solved;
      case NoPuzzles::only_threats:
        return words::only_threats;
      case NoPuzzles::never_drawn:
        return words::never_drawn;
      case NoPuzzles::always_drawn:
        return words::always_drawn;
      case NoPuzzles::not_solved:
        break;
    }
    return words::not_solved;
  };
  return fmt::format(fmt::runtime(text()), name, games::to_text(options.rules));
}

Status run(const PuzzlesOptions& options, const Terminal& terminal) {
  const auto oracle = make_oracle(options.rules);
  if (const auto why = oracle->why_none(options.request.theme)) {
    terminal.err << fmt::format(words::not_done, describe(*why, options));
    return unusable;
  }
  const std::vector<Puzzle> puzzles =
      make_puzzles(*oracle, options.request, options.count, options.seed);
  JsonWriter json;
  json.begin_object().key("rules").value(games::to_text(options.rules));
  json.key("puzzles").begin_array();
  std::size_t number = 0;
  for (const Puzzle& puzzle : puzzles) {
    write_puzzle(json, puzzle);
    if (options.json) continue;
    terminal.out << words::puzzle(++number, puzzle) << '\n'
                 << draw_board(puzzle.position, {puzzle.last}, Numbering::from_one) << '\n'
                 << order_of_marks(puzzle.position) << words::cells("right", puzzle.answers)
                 << words::cells("line of play", puzzle.line) << '\n';
  }
  json.end_array().end_object();
  if (options.json) print(json, terminal);
  if (puzzles.size() < options.count) {
    terminal.err << fmt::format(words::not_done,
                                fmt::format(words::fewer_puzzles, options.count, puzzles.size()));
  }
  return success;
}

constexpr auto theme_names = std::span(puzzle_theme_names).first<all_puzzle_themes.size()>();

}  // namespace

Finish add_puzzles(CLI::App& command) {
  const auto options = std::make_shared<PuzzlesOptions>();
  add_rules(command, options->rules);
  arguments::add_option(
      command, "--theme", "THEME",
      arguments::name_into<PuzzleTheme>(options->request.theme, "theme", theme_names),
      arguments::one_of(theme_names) +
          " (threats on boards such as 15,15,5;\n"
          "all that the board has unless given)");
  arguments::add_option(
      command, "--grade", "N",
      [&grade = options->request.grade](const std::string& text) -> std::string {
        grade = parse_digits(text);
        if (grade && *grade >= 1 && *grade <= hardest_grade) return {};
        return fmt::format(words::no_grade, mnk::messages::quote(text), hardest_grade);
      },
      fmt::format("1, the easiest, to {}: how often the weaker levels fail\n"
                  "(all unless given)",
                  hardest_grade));
  arguments::add_option(command, "--count", "N", arguments::number_into(options->count, 1),
                        "how many (10 unless given)");
  arguments::add_option(command, "--seed", "N", arguments::number_into(options->seed, 0),
                        "other puzzles for another number (1 unless given)");
  add_json(command, options->json);
  return [options]() -> std::expected<Work, std::string> {
    if (const auto why = make_oracle(options->rules)->refusal(options->request.theme)) {
      return std::unexpected(describe(*why, *options));
    }
    return [options](const Terminal& terminal) { return run(*options, terminal); };
  };
}

}  // namespace mnk::console
