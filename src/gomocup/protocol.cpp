#include "gomocup/protocol.h"

#include <charconv>
#include <optional>

#include "text/scan.h"

namespace mnk::gomocup {
namespace {

using Parsed = std::expected<Command, Complaint>;

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Writes letters that begin with `a` in the case that begins with `b`.
std::string recased(std::string_view text, char a, char b) {
  std::string result(text);
  for (char& c : result) {
    if (c >= a && c < a + 26) c = static_cast<char>(c - a + b);
  }
  return result;
}
std::string capitals(std::string_view text) { return recased(text, 'a', 'A'); }
std::string small_letters(std::string_view text) { return recased(text, 'A', 'a'); }

std::optional<std::int64_t> number(std::string_view text) {
  text = trimmed(text);
  std::int64_t value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// Accepts numbers from 0 to 1000 separated by commas.
std::optional<std::vector<int>> numbers(std::string_view text) {
  std::vector<int> result;
  for (;;) {
    const std::size_t comma = text.find(',');
    const auto value = number(text.substr(0, comma));
    if (!value || *value < 0 || *value > 1000) return std::nullopt;
    result.push_back(static_cast<int>(*value));
    if (comma == std::string_view::npos) return result;
    text.remove_prefix(comma + 1);
  }
}

Parsed error(std::string reason) {
  return std::unexpected(Complaint{.unknown = false, .reason = std::move(reason)});
}

Parsed parse_info(std::string_view rest) {
  const std::size_t blank = rest.find_first_of(blanks);
  const std::string name = capitals(rest.substr(0, blank));
  const auto key = parse_name<Info::Key>(small_letters(name)).value_or(Info::Key::ignored);
  if (key == Info::Key::ignored) return Info{.key = key, .value = {}};
  const auto value = blank == std::string_view::npos ? std::nullopt : number(rest.substr(blank));
  if (!value) return error("INFO " + name + " needs a number");
  return Info{.key = key, .value = *value};
}

Parsed parse_stone(std::string_view line) {
  const auto parts = numbers(line);
  if (!parts || parts->size() < 2 || parts->size() > 3) return error("a stone is x,y,field");
  const bool owned = parts->size() == 3;
  const int owner = owned ? parts->back() : 0;
  if (owned && (owner < 1 || owner > 3)) return error("the field of a stone is 1, 2 or 3");
  return Stone{.cell = {.row = (*parts)[1], .column = (*parts)[0]},
               .owner = static_cast<Stone::Owner>(owner)};
}

}  // namespace

Parsed parse_command(std::string_view line) {
  line = trimmed(line);
  if (!line.empty() && (line.front() == '-' || (line.front() >= '0' && line.front() <= '9'))) {
    return parse_stone(line);
  }
  const std::size_t blank = line.find_first_of(blanks);
  const std::string name = capitals(line.substr(0, blank));
  const std::string_view rest =
      blank == std::string_view::npos ? std::string_view{} : trimmed(line.substr(blank));
  if (const auto word = parse_name<Word>(small_letters(name))) return *word;
  if (const auto kind = parse_name<CellCommand::Kind>(small_letters(name))) {
    const auto pair = numbers(rest);
    if (!pair || pair->size() != 2) return error(name + " needs a cell: x,y");
    return CellCommand{.kind = *kind, .cell = {.row = (*pair)[1], .column = (*pair)[0]}};
  }
  if (name == "START" || name == "RECTSTART") {
    const auto size = numbers(rest);
    const bool square = name == "START";
    if (!size || size->size() != (square ? 1U : 2U)) {
      return error(name + (square ? " needs a size" : " needs a size: width,height"));
    }
    return Start{.columns = size->front(), .rows = size->back()};
  }
  if (name == "INFO") return parse_info(rest);
  return std::unexpected(Complaint{.unknown = true, .reason = "command"});
}

std::string to_text(Cell cell) {
  return std::to_string(cell.column) + ',' + std::to_string(cell.row);
}

}  // namespace mnk::gomocup
