#include "engine/record.h"

#include <algorithm>
#include <optional>

#include "engine/notation.h"
#include "engine/position.h"
#include "text/scan.h"

namespace mnk {
namespace {

using RecordReason = RecordError::Reason;
using Parsed = std::expected<WrittenGame, RecordError>;

constexpr std::string_view psq_name = "Piskvorky";

/// Reads a text from left to right.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

  [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
  [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[at_]; }
  char next() { return at_end() ? '\0' : text_[at_++]; }
  [[nodiscard]] std::size_t offset() const { return at_; }
  bool take(char wanted) {
    const bool there = !at_end() && text_[at_] == wanted;
    if (there) ++at_;
    return there;
  }
  void skip_blanks() {
    while (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n') ++at_;
  }
  /// At most four digits.
  std::optional<int> number() {
    constexpr std::size_t max_digits = 4;
    const std::string_view rest = text_.substr(at_);
    const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
    if (digits > max_digits) return std::nullopt;
    at_ += digits;
    return parse_digits(rest.substr(0, digits));
  }
  /// A letter in either case, as a number from 0.
  std::optional<int> letter() {
    const char c = peek();
    if (c >= 'a' && c <= 'z') return next() - 'a';
    if (c >= 'A' && c <= 'Z') return next() - 'A';
    return std::nullopt;
  }
  /// Returns the rest of the line, and skips the line end.
  std::string_view rest_of_line() {
    const std::size_t first = at_;
    while (!at_end() && peek() != '\n') ++at_;
    std::string_view line = text_.substr(first, at_ - first);
    (void)take('\n');
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }
  [[nodiscard]] std::unexpected<RecordError> error(RecordReason reason) const {
    const std::string_view before = text_.substr(0, at_);
    const auto line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1;
    const std::size_t line_break = before.rfind('\n');
    const std::size_t start = line_break == std::string_view::npos ? 0 : line_break + 1;
    return std::unexpected(RecordError{.reason = reason, .line = line, .column = at_ - start + 1});
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

/// Fails if either side is missing.
std::expected<Rules, RulesFault> board(std::optional<int> columns, std::optional<int> rows,
                                       const Rules& usual) {
  return Rules::make(columns.value_or(0), rows.value_or(0), usual.in_a_row(), usual.misere());
}

Parsed parse_plain(Cursor cursor, const Rules& rules) {
  Position position(rules);
  for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks()) {
    const Cursor before = cursor;
    const auto column = cursor.letter();
    const auto row = column ? cursor.number() : std::nullopt;
    if (!row) return before.error(RecordReason::move);
    if (!position.play({.row = rules.rows() - *row, .column = *column})) {
      return before.error(RecordReason::illegal_move);
    }
    (void)cursor.take(',');
  }
  return WrittenGame{.rules = rules, .moves = position.history()};
}

/// Accepts `x,y,milliseconds` only, with x and y from 1.
std::optional<Cell> psq_move(std::string_view line) {
  Cursor cursor(line);
  const auto x = cursor.number();
  const auto y = x && cursor.take(',') ? cursor.number() : std::nullopt;
  if (!y || !cursor.take(',')) return std::nullopt;
  const std::string_view time = cursor.rest_of_line();
  const std::size_t digits = time.find_last_not_of(" \t") + 1;
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  if (digits == 0 || !std::ranges::all_of(time.substr(0, digits), is_digit)) return std::nullopt;
  return Cell{.row = *y - 1, .column = *x - 1};
}

/// Whether a malformed line was meant as a move: it starts with a number and has a second part, or
/// has three parts. Lines after the moves are program names and single numbers.
bool resembles_psq_move(std::string_view line) {
  const auto parts = std::ranges::count_if(line, [](char c) { return c == ',' || c == ';'; });
  const bool number = !line.empty() && line.front() >= '0' && line.front() <= '9';
  return parts == 2 || (parts > 0 && number);
}

/// `Piskvorky 15x15, 11:11, 0`, then moves, then other lines, which must not contain further moves.
Parsed parse_psq(Cursor cursor, const Rules& usual) {
  for (std::size_t i = 0; i < psq_name.size(); ++i) cursor.next();
  cursor.skip_blanks();
  const auto columns = cursor.number();
  const auto rows = cursor.take('x') ? cursor.number() : std::nullopt;
  const auto rules = board(columns, rows, usual);
  if (!rules) return cursor.error(RecordReason::board_size);
  Position position(*rules);
  std::optional<Cursor> end_of_moves;
  for ((void)cursor.rest_of_line(); !cursor.at_end();) {
    const Cursor before = cursor;
    const std::string_view line = cursor.rest_of_line();
    const auto move = psq_move(line);
    if (!move && !end_of_moves) {
      if (resembles_psq_move(line)) return before.error(RecordReason::damaged_line);
      end_of_moves = before;
    }
    if (!move) continue;
    if (end_of_moves) return end_of_moves->error(RecordReason::damaged_line);
    if (!position.play(*move)) return before.error(RecordReason::illegal_move);
  }
  return WrittenGame{.rules = *rules, .moves = position.history()};
}

/// Smart Game Format: nodes `;NAME[value]NAME[value]…`. Takes the first of the branches `(…)`.
class SgfReader {
 public:
  SgfReader(Cursor cursor, const Rules& usual) : cursor_(cursor), usual_(usual), rules_(usual) {}

  Parsed read() {
    for (cursor_.skip_blanks(); !cursor_.take(')'); cursor_.skip_blanks()) {
      if (cursor_.at_end()) return cursor_.error(RecordReason::unclosed);
      if (cursor_.take('(')) {
        ++open_;
      } else if (!cursor_.take(';')) {
        if (const Fault found = read_property()) return std::unexpected(*found);
      }
    }
    // The first branch, the main line, ends here; only check that the others are closed.
    --open_;
    if (const Fault found = skip_branches()) return std::unexpected(*found);
    make_board();
    return WrittenGame{.rules = rules_, .moves = position_->history()};
  }

 private:
  using Fault = std::optional<RecordError>;

  [[nodiscard]] Fault fault(RecordReason reason) const { return cursor_.error(reason).error(); }

  Fault skip_branches() {
    while (open_ > 0) {
      if (cursor_.at_end()) return fault(RecordReason::unclosed);
      const char c = cursor_.next();
      if (c == '(') ++open_;
      if (c == ')') --open_;
      if (c == '[') {
        if (const Fault found = skip_value()) return found;
      }
    }
    return std::nullopt;
  }

  Fault read_property() {
    std::string name;
    while (cursor_.peek() >= 'A' && cursor_.peek() <= 'Z') name += cursor_.next();
    cursor_.skip_blanks();
    if (name.empty() || cursor_.peek() != '[') return fault(RecordReason::move);
    while (cursor_.take('[')) {
      if (const Fault found = read_value(name)) return found;
      cursor_.skip_blanks();
    }
    return std::nullopt;
  }

  Fault read_value(const std::string& name) {
    if (name == "B" || name == "W") return read_move(name == "B" ? Mark::X : Mark::O);
    if (name == "AB" || name == "AW") return fault(RecordReason::set_up);
    if (name == "GM" && (cursor_.number() != 4 || !cursor_.take(']'))) {
      return fault(RecordReason::other_game);
    }
    if (name == "GM") return std::nullopt;
    return name == "SZ" ? read_size() : skip_value();
  }

  Fault skip_value() {
    while (!cursor_.at_end()) {
      const char c = cursor_.next();
      if (c == '\\') cursor_.next();
      if (c == ']') return std::nullopt;
    }
    return fault(RecordReason::unclosed);
  }

  Fault read_size() {
    const auto columns = cursor_.number();
    const auto rows = cursor_.take(':') ? cursor_.number() : columns;
    const auto rules = board(columns, rows, usual_);
    if (!rules || !cursor_.take(']') || position_) return fault(RecordReason::board_size);
    rules_ = *rules;
    return std::nullopt;
  }

  /// Makes the board; from now on the size cannot change.
  void make_board() {
    if (!position_) position_.emplace(rules_);
  }

  /// Two letters count from the top left; a letter and a number count from the bottom, as in plain
  /// text.
  Fault read_move(Mark side) {
    make_board();
    const Cursor before = cursor_;
    const auto column = cursor_.letter();
    auto row = cursor_.letter();
    if (!row) {
      row = cursor_.number();
      if (row) row = rules_.rows() - *row;
    }
    if (!column || !row || !cursor_.take(']')) return before.error(RecordReason::move).error();
    const bool turn = position_->to_move() == side;
    if (!turn || !position_->play({.row = *row, .column = *column})) {
      return before.error(RecordReason::illegal_move).error();
    }
    return std::nullopt;
  }

  Cursor cursor_;
  int open_ = 0;  ///< open parentheses
  Rules usual_;
  Rules rules_;
  std::optional<Position> position_;
};

char letter(int number) { return static_cast<char>('a' + number); }

std::string sgf_text(const WrittenGame& record) {
  const Rules& rules = record.rules;
  std::string text = "(;GM[4]FF[4]SZ[" + decimal(rules.columns());
  if (rules.rows() != rules.columns()) text += ':' + decimal(rules.rows());
  text += ']';
  char side = 'B';
  for (const Cell cell : record.moves) {
    text += std::string(";") + side + '[' + letter(cell.column) + letter(cell.row) + ']';
    side = side == 'B' ? 'W' : 'B';
  }
  return text + ")\n";
}

std::string psq_text(const WrittenGame& record) {
  std::string text = std::string(psq_name) + ' ' + decimal(record.rules.columns()) + 'x' +
                     decimal(record.rules.rows()) + ", 0:0, 0\n";
  for (const Cell cell : record.moves) {
    text += decimal(cell.column + 1) + ',' + decimal(cell.row + 1) + ",0\n";
  }
  return text;
}

std::string plain_text(const WrittenGame& record) {
  std::string text;
  for (const Cell cell : record.moves) {
    text += letter(cell.column) + decimal(record.rules.rows() - cell.row);
  }
  return text + '\n';
}

}  // namespace

Parsed parse_record(std::string_view text, const Rules& usual) {
  Cursor cursor(text);
  cursor.skip_blanks();
  if (cursor.at_end()) return cursor.error(RecordReason::empty);
  if (cursor.peek() == '(') return SgfReader(cursor, usual).read();
  if (text.substr(cursor.offset()).starts_with(psq_name)) return parse_psq(cursor, usual);
  return parse_plain(cursor, usual);
}

std::string to_text(const WrittenGame& record, RecordFormat format) {
  switch (format) {
    case RecordFormat::sgf:
      return sgf_text(record);
    case RecordFormat::psq:
      return psq_text(record);
    case RecordFormat::plain:
      return plain_text(record);
    case RecordFormat::moves:
      break;
  }
  return to_text(record.rules) + ' ' + to_text(record.moves) + '\n';
}

}  // namespace mnk
