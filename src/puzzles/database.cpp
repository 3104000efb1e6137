#include "puzzles/database.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/notation.h"
#include "puzzles/maker.h"
#include "registry/games.h"
#include "text/scan.h"

namespace mnk {
namespace {

constexpr std::string_view rules_word = "rules ";
constexpr std::uint64_t recipe_seed = 30;
/// Steps of the maker without a usable puzzle before giving up.
constexpr int max_steps_in_vain = 1'000;
/// In so many days there has always been one to exchange a puzzle with.
constexpr std::size_t calendar_block = 24;

using Error = PuzzleTextError;
using Entry = std::expected<PuzzleEntry, PuzzleTextError>;

/// The pieces of a puzzle's text.
struct PuzzlePieces {
  std::string_view grade;
  std::string_view last;
  std::string_view position;
};

Entry make_entry(const PuzzlePieces& pieces, PuzzleTheme theme, const PuzzleOracle& oracle) {
  const auto grade = parse_grade(pieces.grade);
  if (oracle.refusal(theme)) return std::unexpected(Error::theme);
  if (!grade) return std::unexpected(Error::grade);
  auto position = oracle.read(pieces.position, pieces.last);
  if (!position) return std::unexpected(Error::position);
  const Cell last = parse_cell(pieces.last, position->board()).value();
  return PuzzleEntry{
      .position = *std::move(position), .last = last, .theme = theme, .grade = *grade};
}

Entry parse_line(std::string_view line, const PuzzleOracle& oracle) {
  const std::vector<Token> parts = split(line, ' ');
  if (parts.size() != 3 || parts[0].text.size() != 2) return std::unexpected(Error::form);
  const auto* const letter = std::ranges::find(puzzle_theme_letters, parts[0].text[0]);
  if (letter == puzzle_theme_letters.end()) return std::unexpected(Error::theme);
  return make_entry(
      {.grade = parts[0].text.substr(1), .last = parts[1].text, .position = parts[2].text},
      static_cast<PuzzleTheme>(letter - puzzle_theme_letters.begin()), oracle);
}

std::string position_text(const PuzzleEntry& puzzle) {
  return make_oracle(puzzle.position.rules())->position_text(puzzle.position);
}

}  // namespace

std::string to_database_text(const std::vector<PuzzleEntry>& puzzles) {
  std::string text;
  std::string rules;
  for (const PuzzleEntry& puzzle : puzzles) {
    if (const std::string own = games::to_text(puzzle.position.rules()); rules != own) {
      rules = own;
      text.append(rules_word).append(rules).append("\n");
    }
    text += puzzle_theme_letters.at(static_cast<std::size_t>(puzzle.theme));
    text.append(decimal(puzzle.grade)).append(" ").append(to_text(puzzle.last));
    text.append(" ").append(position_text(puzzle)).append("\n");
  }
  return text;
}

std::expected<std::vector<PuzzleEntry>, PuzzleTextError> parse_database(std::string_view text) {
  std::vector<PuzzleEntry> puzzles;
  std::unique_ptr<PuzzleOracle> oracle;
  for (const Token& line : split(text, '\n')) {
    if (line.text.empty()) continue;
    if (line.text.starts_with(rules_word)) {
      const auto rules = games::parse_any_rules(line.text.substr(rules_word.size()));
      if (!rules) return std::unexpected(Error::rules);
      oracle = make_oracle(*rules);
      continue;
    }
    if (!oracle) return std::unexpected(Error::rules);
    auto puzzle = parse_line(line.text, *oracle);
    if (!puzzle) return std::unexpected(puzzle.error());
    puzzles.push_back(std::move(*puzzle));
  }
  return puzzles;
}

std::string to_puzzle_text(const PuzzleEntry& puzzle) {
  std::string text = games::to_text(puzzle.position.rules());
  text.append(".").append(to_text(puzzle.theme)).append(".");
  text.append(decimal(puzzle.grade)).append(".").append(to_text(puzzle.last));
  return text.append(".").append(position_text(puzzle));
}

Entry parse_puzzle_text(std::string_view text) {
  const std::vector<Token> parts = split(text, '.');
  constexpr std::size_t position_at = 4;
  if (parts.size() <= position_at) return std::unexpected(Error::form);
  const auto rules = games::parse_any_rules(parts[0].text);
  if (!rules) return std::unexpected(Error::rules);
  const auto theme = parse_name<PuzzleTheme>(parts[1].text);
  if (!theme) return std::unexpected(Error::theme);
  // The position may contain dots.
  return make_entry({.grade = parts[2].text,
                     .last = parts[3].text,
                     .position = text.substr(parts[position_at].offset)},
                    *theme, *make_oracle(*rules));
}

std::optional<int> parse_grade(std::string_view text) {
  const auto grade = parse_digits(text);
  if (!grade || *grade < 1 || *grade > hardest_grade) return std::nullopt;
  return grade;
}

PuzzleEntry entry_of(const Puzzle& puzzle) {
  return {.position = puzzle.position,
          .last = puzzle.last,
          .theme = puzzle.theme,
          .grade = puzzle.grade};
}

std::optional<Puzzle> restored(const PuzzleEntry& entry, PuzzleOracle& oracle) {
  auto proven = entry.theme == PuzzleTheme::own ? prove_choice(entry.position, oracle)
                                                : oracle.prove(entry.position);
  if (!proven || proven->theme != entry.theme) return std::nullopt;
  return puzzle_of(entry.position, entry.last, *std::move(proven), entry.grade);
}

const std::vector<DatabasePart>& database_recipe() {
  using enum PuzzleTheme;
  static const std::vector<DatabasePart> recipe = {
      {.rules = "3,3,3", .theme = win, .wanted = {24, 12, 12}},
      {.rules = "3,3,3", .theme = hold, .wanted = {8, 8, 8}},
      {.rules = "3,3,3", .theme = save, .wanted = {12, 8, 8}},
      {.rules = "3,3,3", .theme = trap, .wanted = {6, 6, 6}},
      {.rules = "3,3,3,misere", .theme = win, .wanted = {12, 12, 12}},
      {.rules = "3,3,3,misere", .theme = save, .wanted = {8, 8, 24}},
      {.rules = "4,3,3", .theme = win, .wanted = {20, 20, 24}},
      {.rules = "4,3,3", .theme = save, .wanted = {12, 12, 12}},
      {.rules = "4,4,3", .theme = win, .wanted = {16, 16, 16}},
      {.rules = "4,4,4", .theme = win, .wanted = {32, 48, 8}},
      {.rules = "4,4,4", .theme = hold, .wanted = {8, 8, 8}},
      {.rules = "4,4,4", .theme = save, .wanted = {20, 20, 20}},
      {.rules = "4,3,3,misere", .theme = win, .wanted = {12, 16, 20}},
      {.rules = "4,3,3,misere", .theme = save, .wanted = {8, 12, 20}},
      {.rules = "5,4,4", .theme = win, .wanted = {40, 40, 40}},
      {.rules = "5,4,4", .theme = save, .wanted = {20, 30, 30}},
      {.rules = "5,5,4", .theme = win, .wanted = {60, 80, 80}},
      {.rules = "5,5,4", .theme = hold, .wanted = {12, 12, 20}},
      {.rules = "5,5,4", .theme = save, .wanted = {20, 40, 40}},
      {.rules = "5,5,4", .theme = trap, .wanted = {16, 16, 16}},
      {.rules = "6,5,4", .theme = win, .wanted = {44, 40, 50}},
      {.rules = "6,6,4", .theme = win, .wanted = {44, 40, 50}},
      {.rules = "6,6,5", .theme = win, .wanted = {14, 20, 20}},
      {.rules = "15,15,5", .theme = threats, .wanted = {2, 18, 20}},
      {.rules = "7,6,4,gravity", .theme = win, .wanted = {24, 32, 32}},
      {.rules = "7,6,4,gravity", .theme = save, .wanted = {8, 5, 16}},
  };
  return recipe;
}

std::vector<PuzzleEntry> made_for_database(const DatabasePart& part) {
  std::array<int, day_levels> left = part.wanted;
  PuzzleMaker maker(make_oracle(games::parse_any_rules(part.rules).value(), nodes_to_make),
                    {.theme = part.theme}, recipe_seed);
  std::vector<PuzzleEntry> made;
  int in_vain = 0;
  while (std::ranges::any_of(left, [](int count) { return count > 0; }) &&
         in_vain < max_steps_in_vain && maker.step()) {
    ++in_vain;
    while (const auto puzzle = maker.take()) {
      int& places = left[static_cast<std::size_t>(day_level_of(puzzle->grade))];
      if (places == 0) continue;
      --places;
      in_vain = 0;
      made.push_back(entry_of(*puzzle));
    }
  }
  std::ranges::stable_sort(made, {}, &PuzzleEntry::grade);
  return made;
}

std::size_t place_in_walk(std::int64_t place, std::size_t count) {
  // Prime to the count, so that all come before one repeats, and near its golden section, so that
  // neighbors differ in their boards although the database is sorted by board.
  std::size_t step = std::max(count * 618 / 1000, std::size_t{1});
  while (std::gcd(step, count) != 1) ++step;
  const auto things = static_cast<std::int64_t>(count);
  const std::int64_t from_first = (place % things + things) % things;
  return static_cast<std::size_t>(from_first * static_cast<std::int64_t>(step) % things);
}

std::optional<PuzzleCalendar> PuzzleCalendar::of(std::span<const PuzzleEntry> database) {
  PuzzleCalendar calendar;
  for (const PuzzleEntry& puzzle : database) {
    const DayLevel level = day_level_of(puzzle.grade);
    if (level == DayLevel::easy && puzzle.position.board().misere()) continue;
    calendar.by_level_[static_cast<std::size_t>(level)].push_back(&puzzle);
  }
  if (std::ranges::any_of(calendar.by_level_, &Level::empty)) return std::nullopt;
  return calendar;
}

std::size_t PuzzleCalendar::days_without_repeat() const {
  const std::size_t fewest = std::ranges::min(by_level_, {}, &Level::size).size();
  // Exchanges bring one puzzle forward and put its next turn off.
  return fewest - std::min(fewest - 1, 2 * (calendar_block - 1));
}

const PuzzleEntry& PuzzleCalendar::puzzle(std::chrono::sys_days day, DayLevel level) const {
  const std::int64_t number = day.time_since_epoch().count();
  constexpr auto length = static_cast<std::int64_t>(calendar_block);
  const auto at = static_cast<std::size_t>((number % length + length) % length);
  const std::int64_t first = number - static_cast<std::int64_t>(at);
  std::array<std::array<const PuzzleEntry*, calendar_block>, day_levels> block{};
  for (std::size_t now = 0; now <= static_cast<std::size_t>(level); ++now) {
    auto& row = block[now];
    // Whether a day has no such game yet.
    const auto fits = [&](const PuzzleEntry* puzzle, std::size_t on) {
      return std::none_of(block.begin(), block.begin() + now, [&](const auto& easier) {
        return easier[on]->position.rules() == puzzle->position.rules();
      });
    };
    for (std::size_t on = 0; on < calendar_block; ++on) {
      const auto& puzzles = by_level_[now];
      row[on] = puzzles[place_in_walk(first + static_cast<std::int64_t>(on), puzzles.size())];
    }
    for (std::size_t on = 0; on < calendar_block; ++on) {
      if (fits(row[on], on)) continue;
      for (std::size_t other = 0; other < calendar_block; ++other) {
        if (!fits(row[other], on) || !fits(row[on], other)) continue;
        std::swap(row[on], row[other]);
        break;
      }
    }
  }
  return *block[static_cast<std::size_t>(level)][at];
}

std::optional<std::chrono::sys_days> parse_date(std::string_view text) {
  const std::vector<Token> parts = split(text, '-');
  if (parts.size() != 3 || parts[0].text.size() != 4 || parts[1].text.size() != 2 ||
      parts[2].text.size() != 2) {
    return std::nullopt;
  }
  const auto number = [&](std::size_t part) { return parse_digits(parts[part].text).value_or(0); };
  const std::chrono::year_month_day date(std::chrono::year(number(0)),
                                         std::chrono::month(static_cast<unsigned>(number(1))),
                                         std::chrono::day(static_cast<unsigned>(number(2))));
  if (number(0) < 1000 || !date.ok()) return std::nullopt;
  return date;
}

}  // namespace mnk
