#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "gravity/position.h"
#include "solver/value.h"

namespace mnk::gravity {

/// The keys of all positions with `marks` marks that a search enters: the side to move cannot win
/// at once, and can stop its opponent from doing so. They are the search table's keys, in ascending
/// order; mirror images share the smaller one. For normal play on boards of 64 bits.
[[nodiscard]] std::vector<Bits64> book_keys(const Rules& rules, int marks);

/// The position with such a key.
[[nodiscard]] Position position_of(const Rules& rules, Bits64 key);

/// Presolved results of these positions.
class Book {
 public:
  /// Reads results in the order of book_keys(), four per character: '!' + r0 + 3 r1 + 9 r2 + 27 r3,
  /// with 0 for a loss of the side to move, 1 for a draw and 2 for a win. Nothing if the length is
  /// wrong or another character appears.
  [[nodiscard]] static std::optional<Book> parse(const Rules& rules, int marks, std::string text);

  [[nodiscard]] int marks() const { return marks_; }
  /// For the side to move; nothing for a key not in book_keys().
  [[nodiscard]] std::optional<Result> find(Bits64 key) const;

 private:
  Book(int marks, std::vector<Bits64> keys, std::string text)
      : marks_(marks), keys_(std::move(keys)), text_(std::move(text)) {}

  int marks_;
  std::vector<Bits64> keys_;
  std::string text_;
};

/// The number of marks in the book of 7×6, assets/gravity.txt.
inline constexpr int marks_of_the_book = 8;

/// The text that Book::parse() reads.
[[nodiscard]] std::string book_text(std::span<const Result> results);

}  // namespace mnk::gravity
