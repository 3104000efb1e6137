#include "gui/display_command.h"

#include <algorithm>
#include <array>
#include <utility>

#include "session/command.h"
#include "text/query_string.h"
#include "text/scan.h"

namespace mnk {
namespace {

/// A decimal number above 0 and up to `most`, without sign or exponent.
std::optional<double> parse_positive(std::string_view text, double most) {
  // By hand: strtod() would bring the arithmetic of long double into the page, for everybody to
  // download.
  constexpr std::size_t longest = 24;
  if (text.size() > longest) return std::nullopt;
  double number = 0;
  double scale = 0;
  for (const char sign : text) {
    if (sign == '.' && scale == 0) {
      scale = 1;
    } else if (sign >= '0' && sign <= '9') {
      number = number * 10 + (sign - '0');
      scale *= 10;
    } else {
      return std::nullopt;
    }
  }
  if (scale > 0) number /= scale;
  if (number <= 0 || number > most) return std::nullopt;
  return number;
}

std::optional<DisplayCommand> parse_resize(std::string_view rest) {
  constexpr double highest_ratio = 16;
  const auto parts = split(rest, ' ');
  if (parts.size() != 3) return std::nullopt;
  const auto width = parse_positive(parts[0].text, display::Resize::most);
  const auto height = parse_positive(parts[1].text, display::Resize::most);
  const auto ratio = parse_positive(parts[2].text, highest_ratio);
  if (!width || !height || !ratio) return std::nullopt;
  return display::Resize{.width = *width, .height = *height, .pixel_ratio = *ratio};
}

std::optional<DisplayCommand> parse_colours(std::string_view rest) {
  const auto theme = parse_theme(rest);
  if (!theme) return std::nullopt;
  return display::SetTheme{*theme};
}

/// `yes` or `no`, whichever word stands for each.
template <class Kind>
std::optional<DisplayCommand> parse_choice(std::string_view rest, std::string_view yes,
                                           std::string_view no) {
  if (rest != yes && rest != no) return std::nullopt;
  return Kind{rest == yes};
}
std::optional<DisplayCommand> parse_motion(std::string_view rest) {
  return parse_choice<display::SetMotion>(rest, "on", "off");
}
std::optional<DisplayCommand> parse_taps(std::string_view rest) {
  return parse_choice<display::SetTaps>(rest, "aim", "play");
}

std::optional<DisplayCommand> parse_values(std::string_view rest) {
  constexpr std::array<std::string_view, 3> styles{"none", "ranks", "words"};
  const auto style = parse_name<ValueStyle>(rest, styles);
  if (!style) return std::nullopt;
  return display::SetValues{*style};
}

std::optional<DisplayCommand> parse_preview(std::string_view rest) {
  if (rest == "none") return display::Preview();
  auto line = parse_cells(rest, largest_board());
  if (!line) return std::nullopt;
  return display::Preview{*std::move(line)};
}

std::optional<DisplayCommand> parse_focus(std::string_view rest) {
  if (rest == "none") return display::Focus{};
  const auto cell = parse_any_cell(rest);
  if (!cell) return std::nullopt;
  return display::Focus{cell};
}

std::optional<DisplayCommand> parse_redraw(std::string_view rest) {
  if (!rest.empty()) return std::nullopt;
  return display::Redraw();
}

struct Form {
  std::string_view word;
  std::string_view form;
  std::optional<DisplayCommand> (*parse)(std::string_view rest);
};
constexpr std::array<Form, 8> forms{
    {{"resize", "resize WIDTH HEIGHT RATIO", parse_resize},
     {"theme", "theme NAME=#rrggbb joined by &", parse_colours},
     {"motion", "motion on or motion off", parse_motion},
     {"taps", "taps aim or taps play", parse_taps},
     {"values", "values none, ranks or words", parse_values},
     {"preview", "preview CELL.CELL or preview none", parse_preview},
     {"focus", "focus CELL or focus none", parse_focus},
     {"redraw", "redraw", parse_redraw}}};

}  // namespace

std::optional<std::expected<DisplayCommand, DisplayError>> parse_display_command(
    std::string_view text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  for (const Form& known : forms) {
    if (known.word != text.substr(0, space)) continue;
    if (auto command = known.parse(text.substr(std::min(space + 1, text.size())))) {
      return *std::move(command);
    }
    return std::unexpected(
        DisplayError{.found = excerpt(text), .expected = std::string(known.form)});
  }
  return std::nullopt;
}

}  // namespace mnk
