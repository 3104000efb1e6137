#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/cell.h"
#include "gui/scene.h"
#include "gui/theme.h"

/// Commands to the picture rather than the game, each with its text form.
namespace mnk {

namespace display {

/// The box that the board fills.
struct Resize {
  static constexpr double most = 16384;
  double width = 1;  ///< in units of the window, above 0 and up to `most`, like the height
  double height = 1;
  double pixel_ratio = 1;  ///< pixels per unit: above 0, up to 16
};
struct SetTheme {
  Theme theme;
};
/// Whether anything moves.
struct SetMotion {
  bool on = true;
};
/// Whether a first tap only aims.
struct SetTaps {
  bool aim = false;
};
/// How much of an analysis the cells show.
struct SetValues {
  ValueStyle style = ValueStyle::none;
};
/// Moves that could follow, shown faintly; none for the game as it is.
struct Preview {
  std::vector<Cell> line;
};
/// Where the keyboard focus is drawn; nothing for nowhere.
struct Focus {
  std::optional<Cell> cell;
};
/// Paints everything anew.
struct Redraw {};

}  // namespace display

using DisplayCommand =
    std::variant<display::Resize, display::SetTheme, display::SetMotion, display::SetTaps,
                 display::SetValues, display::Preview, display::Focus, display::Redraw>;

struct DisplayError {
  std::string found;     ///< an excerpt of the text
  std::string expected;  ///< the form that would be right
};

/// One line: `resize WIDTH HEIGHT RATIO`, `theme NAME=#rrggbb&…`, `motion on`, `motion off`,
/// `taps aim`, `taps play`, `values none`, `values ranks`, `values words`, `preview CELL.CELL.…`,
/// `preview none`, `focus CELL`, `focus none`, `redraw`. Nothing when the first word is
/// none of these: the text is a command of another kind.
[[nodiscard]] std::optional<std::expected<DisplayCommand, DisplayError>> parse_display_command(
    std::string_view text);

}  // namespace mnk
