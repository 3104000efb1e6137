#include <gtest/gtest.h>

#include <set>

#include "support/board.h"
#include "support/engine_printers.h"

/// Position text must accept the positions that play reaches, and no other.
namespace mnk {
namespace {

using test::rules;

void collect(Position& position, std::set<std::string>& reached) {
  if (!reached.insert(to_position_text(position)).second) return;
  for (const Cell move : position.available_moves()) {
    ASSERT_TRUE(position.play(move));
    collect(position, reached);
    position.take_back();
  }
}

/// Every way to fill the board with X, O and blanks, as position text.
std::vector<std::string> all_drawings(const Rules& board) {
  std::vector<std::string> drawings{""};
  for (int index = 0; index < board.cell_count(); ++index) {
    const bool new_row = index > 0 && index % board.columns() == 0;
    std::vector<std::string> longer;
    for (const std::string& drawing : drawings) {
      for (const char symbol : {'X', 'O', '.'}) {
        longer.push_back(drawing + (new_row ? "/" : "") + symbol);
      }
    }
    drawings = std::move(longer);
  }
  return drawings;
}

TEST(PositionText, AcceptsExactlyThePositionsThatPlayReaches) {
  for (const auto* text : {"3,3,3", "3,3,2", "3,3,1", "3,3,4", "4,2,2", "2,4,3", "7,1,3", "1,7,2",
                           "3,3,3,misere", "4,2,2,misere"}) {
    std::set<std::string> reached;
    Position start(rules(text));
    collect(start, reached);
    std::size_t accepted = 0;
    for (const std::string& drawing : all_drawings(rules(text))) {
      const bool legal = parse_position(drawing, rules(text)).has_value();
      accepted += legal ? 1 : 0;
      ASSERT_EQ(legal, reached.contains(drawing)) << text << ' ' << drawing;
    }
    EXPECT_EQ(accepted, reached.size()) << text;
  }
}

}  // namespace
}  // namespace mnk
