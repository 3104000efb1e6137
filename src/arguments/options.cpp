#include "arguments/options.h"

#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <limits>

#include "text/scan.h"

namespace mnk::messages {
namespace {

/// What follows the quoted text, in the order of ParseError::Reason. `{limits}` comes from
/// limits().
constexpr std::array<std::string_view, names_of<ParseError::Reason>.size()> faults{
    "is not of the form m,n,k or m,n,k,misere, such as 3,3,3",
    "columns are out of range{limits}: choose {low} to {high}",
    "rows are out of range{limits}: choose {low} to {high}",
    "in a row is out of range: choose {low} to {high}",
    "is not a cell: a letter and a number, such as b2",
    "is off the board: columns are a to {limits}, rows 1 to {high}",
    "is taken",
    "cannot be played: the game is already over",
    "has {high} rows separated by '/': there should be {low}",
    "has {high} cells: there should be {low}",
    "is not X, O or .",
    "has {low} X and {high} O: there should be as many X as O, or one more",
    "is impossible: X and O have both completed a line",
    "is impossible: it has moves after a completed line",
    "is not an option here: choose misere and either vanish or gravity, each at most once",
    "in a row does not go with vanishing marks on this board: the line must fit, and one cell must "
    "stay free; {limits}",
    "is not the marks of X, those of O, each in the order in which they came, and the "
    "side to move, as in b2.c3/a1/O",
    "has {low} X and {high} O: there should be as many X as O when X is to move, else "
    "one more, and no more than each side keeps",
    "would float: a mark falls to the lowest free cell of its column",
    "does not fit: its column is full",
    "floats: a mark falls to the lowest free cell of its column",
    "is impossible: the marks cannot have fallen in this order"};

/// What an error says about its limits besides `low` and `high`.
std::string limits(const ParseError& error) {
  using enum ParseError::Reason;
  if (error.reason == cell_off_board) {
    return fmt::format("{}", static_cast<char>('a' + error.low - 1));
  }
  if (error.reason == vanish_in_a_row_out_of_range) {
    if (error.high < error.low) return "no number does";
    return fmt::format("it can be {} to {}", error.low, error.high);
  }
  // Boards where marks fall are smaller, and boards where they vanish smaller still.
  constexpr int max_where_marks_fall = 10;
  if (error.high > max_where_marks_fall) return "";
  return error.high == max_where_marks_fall ? " where marks fall" : " where marks vanish";
}

}  // namespace

std::string quote(std::string_view text) {
  constexpr std::size_t longest = 60;
  std::string quoted = "'";
  for (const char c : text.substr(0, longest)) {
    const bool plain = c >= ' ' && c <= '~';
    quoted += plain ? std::string(1, c) : fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
  }
  return quoted + (text.size() > longest ? "...'" : "'");
}

std::string describe(const ParseError& error) {
  const std::string what = error.found.empty() ? "nothing" : quote(error.found);
  const std::string text =
      fmt::format(fmt::runtime(name_of(error.reason, faults)), fmt::arg("low", error.low),
                  fmt::arg("high", error.high), fmt::arg("limits", limits(error)));
  return fmt::format("{} {} (at character {})", what, text, error.offset + 1);
}

std::string one_of(std::span<const std::string_view> names) {
  return fmt::format("{} or {}", fmt::join(names.first(names.size() - 1), ", "), names.back());
}

std::string no_such_name(std::string_view text, std::string_view kind,
                         std::span<const std::string_view> names) {
  return fmt::format("{} is not a {}: choose {}", quote(text), kind, one_of(names));
}

}  // namespace mnk::messages

namespace mnk::arguments {
namespace {

using mnk::messages::describe;
using mnk::messages::quote;

/// The first missing operand, with the first line of its help.
std::string missing_operand(const CLI::App& app) {
  const auto commands = app.get_subcommands();
  const CLI::App& chosen = commands.empty() ? app : *commands.front();
  for (const CLI::Option* option : chosen.get_options()) {
    if (!option->get_required() || option->count() > 0) continue;
    const std::string help = option->get_description();
    return fmt::format("{} is missing: {}", option->get_name(), help.substr(0, help.find('\n')));
  }
  return "an argument is missing";
}

std::string unexpected(const CLI::App& app) {
  // CLI11 may not list what follows a lone "--".
  const std::vector<std::string> left = app.remaining(true);
  const std::string first = left.empty() ? "--" : left.front();
  return quote(first) +
         (first.starts_with('-') ? " is not an option here" : " is one argument too many");
}

}  // namespace

Reader number_into(std::optional<std::uint64_t>& number, std::uint64_t min) {
  return [&number, min](const std::string& text) -> std::string {
    number = parse_number(text);
    if (number && *number >= min) return {};
    if (!number && !text.empty() && text.find_first_not_of("0123456789") == std::string::npos) {
      constexpr auto max = std::numeric_limits<std::uint64_t>::max();
      return fmt::format("{} is too large: at most {}", quote(text), max);
    }
    return fmt::format("{} is not a whole number from {}", quote(text), min);
  };
}

Reader delay_into(double& seconds) {
  return [&seconds](const std::string& text) -> std::string {
    // libc++ has no std::from_chars for doubles yet.
    constexpr double max = 60;
    constexpr std::size_t max_characters = 12;
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    const bool plain =
        text.size() <= max_characters && text.find_first_not_of("0123456789.") == std::string::npos;
    if (!plain || end == text.c_str() || *end != '\0' || value > max) {
      return quote(text) + " is not a number of seconds from 0 to 60, such as 0.8";
    }
    seconds = value;
    return {};
  };
}

Reader text_into(std::optional<std::string>& text) {
  return [&text](const std::string& found) -> std::string {
    if (found.starts_with("--")) return "a value is needed before " + quote(found);
    text = found;
    return {};
  };
}

std::expected<void, std::string> read_start(Address& game,
                                            const std::optional<std::string>& position,
                                            const std::optional<std::string>& moves,
                                            std::string_view name) {
  const games::AnyRules& rules = game.settings.rules;
  if (position) {
    auto start = parse_start(*position, rules);
    if (!start) return std::unexpected("--position: " + describe(start.error()));
    game.start = *std::move(start);
  }
  auto played = parse_moves(moves.value_or(""), game.start.value_or(games::AnyPosition(rules)));
  if (!played) return std::unexpected(fmt::format("{}: {}", name, describe(played.error().error)));
  game.moves = *std::move(played);
  return {};
}

void add_options(CLI::App& app, std::string_view command, std::span<const Option> options) {
  app.allow_windows_style_options(false);
  for (const Option& option : options) {
    const auto owners = split(option.commands, ' ');
    if (std::ranges::find(owners, command, &Token::text) == owners.end()) continue;
    if (bool* const* seen = std::get_if<bool*>(&option.into)) {
      app.add_flag(option.name, **seen, option.help)->disable_flag_override();
      continue;
    }
    CLI::Option* added = app.add_option(option.name, CLI::callback_t(), option.help);
    added->check(std::get<Reader>(option.into));
    if (*option.type == '\0') {
      added->required();
    } else {
      added->type_name(option.type)->take_last();
    }
  }
}

bool asks_for(std::span<const char* const> arguments, std::string_view wanted) {
  return std::ranges::any_of(arguments, [&](std::string_view text) { return text == wanted; });
}

std::expected<void, std::string> parse(CLI::App& app, std::span<const char* const> arguments) {
  app.allow_windows_style_options(false);
  std::vector<std::string> last_first(arguments.rbegin(), arguments.rend());
  try {
    app.parse(std::move(last_first));
    return {};
  } catch (const CLI::RequiredError&) {
    return std::unexpected(missing_operand(app));
  } catch (const CLI::ExtrasError&) {
    return std::unexpected(unexpected(app));
  } catch (const CLI::ArgumentMismatch& error) {
    // "--seed: 1 required N missing", "json was given a disallowed flag override"
    const std::string_view text = error.what();
    const std::size_t colon = text.find(':');
    if (colon != std::string_view::npos) {
      return std::unexpected(fmt::format("{} needs a value", text.substr(0, colon)));
    }
    return std::unexpected(fmt::format("--{} stands alone, without a value", first_word(text)));
  } catch (const CLI::ParseError& error) {
    return std::unexpected(error.what());
  }
}

std::string complaint(std::string_view command, std::string_view problem) {
  const std::string_view program = first_word(command);
  return fmt::format("{}: {}\nTry '{} --help'.\n", program, problem, command);
}

}  // namespace mnk::arguments
