#include "gui/native/options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cmath>

#include "arguments/options.h"
#include "gui/native/messages.h"
#include "players/level.h"
#include "registry/games.h"
#include "text/scan.h"

namespace mnk {
namespace {

/// Reads `640x700`. Returns an error that says what would be right, or an empty text.
std::string read_size(const std::string& text, Options& options) {
  constexpr int min = 64;
  constexpr int max = 8192;
  const auto parts = split(text, 'x');
  const auto width = parse_digits(parts.front().text);
  const auto height = parse_digits(parts.back().text);
  if (parts.size() != 2 || !width || !height || *width < min || *width > max || *height < min ||
      *height > max) {
    return fmt::format("{} is not a size: two numbers from {} to {}, such as 640x700",
                       messages::quote(text), min, max);
  }
  options.width = *width;
  options.height = *height;
  return {};
}

std::string read_screenshot(const std::string& text, Options& options) {
  if (!text.ends_with(".png") && !text.ends_with(".bmp")) {
    return fmt::format("{} is not the name of a picture: it must end in .png or .bmp",
                       messages::quote(text));
  }
  options.screenshot = text;
  return {};
}

}  // namespace

std::expected<Options, std::string> parse_options(std::span<const char* const> arguments,
                                                  std::uint64_t chance) {
  Options options;
  double delay = 0.8;
  bool version = false;
  std::optional<std::uint64_t> seed;
  std::optional<std::string> position;
  std::optional<std::string> moves;
  CLI::App app("tictactoe-sdl: m,n,k-games in a window", "tictactoe-sdl");
  app.footer(std::string(messages::keys));
  const auto player_into = [](PlayerKind& player) {
    return arguments::name_into<PlayerKind>(player, "player", names_of<PlayerKind>);
  };
  arguments::add_options(
      app, "",
      std::vector<arguments::Option>{
          {"", "--rules", "RULES",
           arguments::parsed_into(options.game.settings.rules, games::parse_any_rules),
           "m,n,k[,vanish|gravity][,misere], the game; 3,3,3 is tic-tac-toe"},
          {"", "--x", "PLAYER", player_into(options.game.settings.x),
           messages::one_of(names_of<PlayerKind>)},
          {"", "--o", "PLAYER", player_into(options.game.settings.o),
           messages::one_of(names_of<PlayerKind>)},
          {"", "--position", "TEXT", arguments::text_into(position),
           "where the game begins: rows from the top separated by '/', with X, O\n"
           "and '.', such as XO./.X./..O"},
          {"", "--moves", "MOVES", arguments::text_into(moves), "to begin with, such as b2.a1.c3"},
          {"", "--delay", "SECONDS", arguments::delay_into(delay),
           "between a move and the computer's reply; 0.8 unless given"},
          {"", "--seed", "N", arguments::number_into(seed, 0),
           "makes the computer's chance the same each time"},
          {"", "--size", "WIDTHxHEIGHT",
           [&](const std::string& text) { return read_size(text, options); },
           "of the window; 640x700 unless given"},
          {"", "--screenshot", "FILE",
           [&](const std::string& text) { return read_screenshot(text, options); },
           "writes a picture (.png or .bmp) of the position and ends"},
          {"", "--version", "", &version, "prints the version"}});
  if (arguments::asks_for(arguments, "--version")) options.printed = messages::version();
  if (arguments::asks_for(arguments, "--help")) options.printed = app.help();
  if (!options.printed.empty()) return options;
  if (const auto parsed = arguments::parse(app, arguments); !parsed) {
    return std::unexpected(parsed.error());
  }
  options.seed = seed.value_or(chance);
  options.pace = static_cast<std::uint32_t>(std::lround(delay * 1000));
  // Read last: they depend on the rules.
  const auto start = arguments::read_start(options.game, position, moves);
  if (!start) return std::unexpected(start.error());
  return options;
}

}  // namespace mnk
