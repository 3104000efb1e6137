#include "web/web_game.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "engine/notation.h"
#include "search/search_text.h"
#include "text/query_string.h"
#include "text/scan.h"

namespace mnk {
namespace {

int rounded(double value) { return std::max(1, static_cast<int>(std::lround(value))); }

/// A decimal number above 0 up to `most`, without sign or exponent.
std::optional<double> parse_positive(std::string_view text, double most) {
  // By hand: strtod() would add long double arithmetic to every download of the page.
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

}  // namespace

/// Commands for the picture rather than the game, such as `redraw`. A form begins with the
/// command's word; the function parses the rest of its line and runs it; false if that does not
/// match the form.
struct WebGame::Display {
  std::string_view form;
  bool (*run)(WebGame& game, std::string_view rest);

  static const std::array<Display, 8> commands;

  static bool resize(WebGame& game, std::string_view rest) {
    const auto parts = split(rest, ' ');
    if (parts.size() != 3) return false;
    constexpr double longest = 16384;
    const auto width = parse_positive(parts[0].text, longest);
    const auto height = parse_positive(parts[1].text, longest);
    const auto ratio = parse_positive(parts[2].text, 16);
    if (!width || !height || !ratio) return false;
    game.resize(*width, *height, *ratio);
    return true;
  }
  static bool theme(WebGame& game, std::string_view rest) {
    const auto theme = parse_theme(rest);
    if (theme) game.app_.set_theme(*theme);
    return theme.has_value();
  }
  static bool motion(WebGame& game, std::string_view rest) {
    if (rest != "on" && rest != "off") return false;
    game.app_.set_motion(rest == "on");
    return true;
  }
  static bool taps(WebGame& game, std::string_view rest) {
    if (rest != "aim" && rest != "play") return false;
    game.app_.set_aiming(rest == "aim");
    return true;
  }
  static bool values(WebGame& game, std::string_view rest) {
    const auto style = parse_name<ValueStyle>(rest);
    if (style) game.app_.set_values(*style);
    return style.has_value();
  }
  static bool preview(WebGame& game, std::string_view rest) {
    auto line = rest == "none" ? std::vector<Cell>() : parse_cells(rest, largest_board());
    if (!line) return false;
    game.app_.preview(*std::move(line));
    return true;
  }
  static bool focus(WebGame& game, std::string_view rest) {
    const auto cell = parse_any_cell(rest);
    if (!cell && rest != "none") return false;
    game.app_.set_focus(cell);
    return true;
  }
  static bool redraw(WebGame& game, std::string_view rest) {
    if (rest.empty()) game.app_.redraw();
    return rest.empty();
  }
};

constexpr std::array<WebGame::Display, 8> WebGame::Display::commands{
    {{"resize WIDTH HEIGHT RATIO", resize},
     {"theme NAME=#rrggbb joined by &", theme},
     {"motion on or motion off", motion},
     {"taps aim or taps play", taps},
     {"values none, ranks or words", values},
     {"preview CELL.CELL or preview none", preview},
     {"focus CELL or focus none", focus},
     {"redraw", redraw}}};

void WorkerEngine::ask(const SearchRequest& request) {
  request_ = request;
  report_.reset();
  if (!lost_) send_(to_text(request));
}

void WorkerEngine::stop() {
  request_.reset();
  report_.reset();
  if (!lost_) stop_();
}

void WorkerEngine::receive(std::string_view text) {
  const auto id = report_id(text);
  // A late report may be about a game with other rules, so check its id first.
  const bool late = id && (!request_ || *id != request_->id);
  if (late || lost_) return;
  if (id) {
    if (auto report = parse_report(text, request_->position.board())) {
      report_ = std::move(*report);
      return;
    }
  }
  lose();
}

WebGame::WebGame(Page& page, Glyphs marks, Clock clock, std::uint64_t seed)
    : page_(page),
      clock_(std::move(clock)),
      engine_([&page](const std::string& request) { page.think(request); },
              [&page] { page.stop_thinking(); }),
      painter_(std::move(marks)),
      session_(engine_, clock_, seed),
      app_(session_, painter_, *this, clock_) {}

void WebGame::start(std::string_view address, std::string_view tab, std::string_view store) {
  app_.follow(session_.start(address, tab, store));
  rest();
}

void WebGame::send(std::string_view text) {
  if (!send_to_engine(text) && !send_to_display(text)) app_.follow(session_.run(text));
  rest();
}

bool WebGame::send_to_engine(std::string_view text) {
  constexpr std::string_view report = "thought ";
  if (text == "engine lost") {
    engine_.lose();
  } else if (text.starts_with(report)) {
    engine_.receive(text.substr(report.size()));
  } else {
    return false;
  }
  app_.follow(session_.tick());
  return true;
}

bool WebGame::send_to_display(std::string_view text) {
  const std::string_view word = first_word(text);
  const auto known = std::ranges::find(
      Display::commands, word, [](const Display& command) { return first_word(command.form); });
  if (known == Display::commands.end()) return false;
  if (!known->run(*this, text.substr(std::min(word.size() + 1, text.size())))) {
    refuse(excerpt(text), known->form);
  }
  return true;
}

void WebGame::refuse(std::string found, std::string_view expected) {
  app_.follow(
      only(event::BadCommandText{{.found = std::move(found), .expected = std::string(expected)}}));
}

void WebGame::resize(double width, double height, double pixel_ratio) {
  const PixelRect board{.x = 0,
                        .y = 0,
                        .width = rounded(width * pixel_ratio),
                        .height = rounded(height * pixel_ratio)};
  if (!app_.set_area(board.width, board.height, board,
                     static_cast<float>(board.width) / static_cast<float>(rounded(width)))) {
    refuse("resize", "a size that there is memory for");
    return;
  }
  page_.size_canvas(rounded(width), rounded(height));
  // At once: a resized canvas stays visibly blank until it is painted.
  app_.frame();
}

void WebGame::frame() {
  // Without a requested frame this is the wake-up call. If a rounding timer fires too early, rest()
  // asks for another.
  if (!std::exchange(frame_requested_, false)) wake_at_ = 0;
  app_.frame();
  rest();
}

void WebGame::rest() {
  const auto next = app_.next_frame();
  if (!next) return;
  if (*next == 0) {
    request_frame();
    return;
  }
  const std::uint64_t now = clock_();
  const std::uint64_t due = now + *next;
  const bool woken_in_time = wake_at_ > now && wake_at_ <= due;
  if (woken_in_time) return;
  wake_at_ = due;
  page_.wake_after(*next);
}

}  // namespace mnk
