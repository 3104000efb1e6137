#include "gravity/book.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace mnk::gravity {
namespace {

constexpr std::array weights = {1, 3, 9, 27};
constexpr char first_character = '!';
constexpr int characters = 81;

struct Sides {
  Bits64 own;  ///< of the side to move
  Bits64 marks;
};

/// Splits a key, which is the sum of its sides. With a 1 added, each column of a key has its
/// highest bit where the next mark would land, and below that the marks of the side to move.
Sides sides_of(const Shape<Bits64>& shape, Bits64 key) {
  Sides sides{.own = key + shape.bottom(), .marks = 0};
  for (int i = 0; i < shape.columns(); ++i) {
    const Bits64 column = sides.own >> (i * shape.stride()) & ((Bits64{2} << shape.rows()) - 1);
    const Bits64 landing = std::bit_floor(column);
    sides.own ^= landing << (i * shape.stride());
    sides.marks |= (landing - 1) << (i * shape.stride());
  }
  return sides;
}

Bits64 key_of(const Shape<Bits64>& shape, const Sides& sides) {
  return std::min(sides.own + sides.marks, shape.mirrored(sides.own) + shape.mirrored(sides.marks));
}

/// Whether the side to move wins at once, or cannot stop its opponent from winning next.
bool is_decided(const Shape<Bits64>& shape, const Sides& sides) {
  const Bits64 landings = shape.landings(sides.marks);
  if ((shape.completions(sides.own) & landings) != 0) return true;
  const Bits64 threats = shape.completions(sides.own ^ sides.marks);
  const Bits64 forced = landings & threats;
  if (several(forced)) return true;
  return ((forced != 0 ? forced : landings) & ~(threats >> 1)) == 0;
}

}  // namespace

std::vector<Bits64> book_keys(const Rules& rules, int marks) {
  const Shape<Bits64> shape(rules);
  std::vector<Bits64> keys{0};
  for (int count = 0; count < marks; ++count) {
    std::vector<Bits64> next;
    for (const Bits64 key : keys) {
      const auto [own, all] = sides_of(shape, key);
      Bits64 moves = shape.landings(all) & ~shape.completions(own);
      for (; moves != 0; moves &= moves - 1) {
        next.push_back(key_of(shape, {.own = own ^ all, .marks = all | (moves & -moves)}));
      }
    }
    // As fast as std::ranges::sort here, and half the code.
    std::ranges::make_heap(next);
    std::ranges::sort_heap(next);
    const auto repeated = std::ranges::unique(next);
    next.erase(repeated.begin(), repeated.end());
    keys = std::move(next);
  }
  std::erase_if(keys, [&](Bits64 key) { return is_decided(shape, sides_of(shape, key)); });
  return keys;
}

Position position_of(const Rules& rules, Bits64 key) {
  const Sides sides = sides_of(Shape<Bits64>(rules), key);
  const Mark to_move = count(sides.marks) % 2 == 0 ? Mark::X : Mark::O;
  Marks marks(static_cast<std::size_t>(rules.cell_count()));
  for (int row = 0; row < rules.rows(); ++row) {
    for (int column = 0; column < rules.columns(); ++column) {
      const Cell cell{.row = row, .column = column};
      const Bits64 bit = Shape<Bits64>::bit(rules, cell);
      if ((sides.marks & bit) == 0) continue;
      const bool own = (sides.own & bit) != 0;
      marks[static_cast<std::size_t>(rules.board().index(cell))] =
          own ? to_move : opponent(to_move);
    }
  }
  return {rules, marks};
}

std::optional<Book> Book::parse(const Rules& rules, int marks, std::string text) {
  if (text.ends_with('\n')) text.pop_back();
  std::vector<Bits64> keys = book_keys(rules, marks);
  if (text.size() != (keys.size() + weights.size() - 1) / weights.size()) return std::nullopt;
  const auto fits = [](char character) {
    return character >= first_character && character < first_character + characters;
  };
  if (!std::ranges::all_of(text, fits)) return std::nullopt;
  return Book(marks, std::move(keys), std::move(text));
}

std::optional<Result> Book::find(Bits64 key) const {
  const auto found = std::ranges::lower_bound(keys_, key);
  if (found == keys_.end() || *found != key) return std::nullopt;
  const auto number = static_cast<std::size_t>(found - keys_.begin());
  const int code = text_[number / weights.size()] - first_character;
  return static_cast<Result>(code / weights[number % weights.size()] % 3);
}

std::string book_text(std::span<const Result> results) {
  std::string text;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const std::size_t place = i % weights.size();
    if (place == 0) text += first_character;
    text.back() = static_cast<char>(text.back() + static_cast<int>(results[i]) * weights[place]);
  }
  return text;
}

}  // namespace mnk::gravity
