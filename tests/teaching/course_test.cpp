#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "engine/rules.h"
#include "game/game.h"
#include "gravity/solver.h"
#include "registry/games.h"
#include "support/files.h"
#include "support/solve.h"
#include "text/scan.h"

// Checks each line of the page's first course against the solver or the rules.
namespace mnk {
namespace {

using Words = std::vector<std::string>;
using CourseCells = std::set<Cell>;

/// The lines of the course, split into words.
std::vector<Words> course_lines() {
  const std::string whole = test::file_text(TTT_COURSE);
  const std::size_t begin = whole.find('`') + 1;
  std::istringstream course(whole.substr(begin, whole.find('`', begin) - begin));
  std::vector<Words> lines;
  for (std::string line; std::getline(course, line);) {
    std::istringstream words(line);
    Words found;
    for (std::string word; words >> word;) found.push_back(word);
    if (!found.empty()) lines.push_back(found);
  }
  return lines;
}

CourseCells cells_in(std::string_view text, const Rules& rules) {
  CourseCells cells;
  for (const Token& token : split(text, '.')) cells.insert(parse_cell(token.text, rules).value());
  return cells;
}

class Course : public ::testing::Test {
 protected:
  /// The values of the moves, by the game's own solver.
  std::vector<MoveAssessment> values(const games::AnyPosition& position) {
    Budget budget(test::no_limit);
    if (const Position* plain = games::mnk_position(position)) {
      return solver_.analyse(*plain, budget);
    }
    const auto& falling = position.as<gravity::Position>();
    return gravity::Solver(falling.rules(), test::table_bytes).analyse(falling, budget);
  }

  /// The moves that keep the result.
  CourseCells best(const games::AnyPosition& position) {
    const auto moves = values(position);
    CourseCells cells;
    for (const MoveAssessment& move : moves) {
      EXPECT_TRUE(move.assessment.is_proven());
      if (move.assessment.value.result == moves.front().assessment.value.result) {
        cells.insert(move.move);
      }
    }
    return cells;
  }

  /// The cells where this side would complete a line, now or once the cell is playable.
  static CourseCells threats(const games::AnyPosition& position, Mark side) {
    CourseCells cells;
    for (const Line& line : winning_lines(position.board())) {
      const auto own =
          std::ranges::count_if(line, [&](Cell cell) { return position.at(cell) == side; });
      const auto free = std::ranges::find_if(line, [&](Cell cell) { return !position.at(cell); });
      if (own + 1 == std::ssize(line) && free != line.end()) cells.insert(*free);
    }
    return cells;
  }

  /// Those where it would complete one now.
  static CourseCells ends(const games::AnyPosition& position, Mark side) {
    CourseCells cells = threats(position, side);
    std::erase_if(cells, [&](Cell cell) { return position.refusal(cell).has_value(); });
    return cells;
  }

  /// The moves that win in one ply, or in three: moves after which the other side has no line to
  /// complete and faces two threats.
  static CourseCells wins_within(int plies, const games::AnyPosition& position) {
    const Mark side = position.to_move();
    CourseCells cells = ends(position, side);
    if (plies == 1) return cells;
    for (const Cell cell : position.available_moves()) {
      const games::AnyPosition after = position.after(cell);
      if (ends(after, opponent(side)).empty() && ends(after, side).size() > 1) cells.insert(cell);
    }
    return cells;
  }

  std::string value(const games::AnyPosition& position) {
    const Result result = values(position).front().assessment.value.result;
    if (result == Result::draw) return "draw";
    const Mark winner = result == Result::win ? position.to_move() : opponent(position.to_move());
    return {letter(winner)};
  }

  Solver solver_{test::table_bytes};
};

TEST_F(Course, HasOnlyExercisesWhoseAnswersAreProven) {
  games::AnyPosition position{Rules()};
  CourseCells right;
  std::map<Cell, Cell> partners;
  int answers = 0;
  for (const Words& line : course_lines()) {
    SCOPED_TRACE(testing::PrintToString(line));
    if (line[0] == "ask") {
      const auto rules = games::parse_any_rules(line[1]);
      ASSERT_TRUE(rules);
      const auto read = games::parse_any_position(line[2], *rules);
      ASSERT_TRUE(read);
      ASSERT_FALSE(read->outcome().over());
      position = *read;
    } else if (line[0] == "threats") {
      const Mark side = line[1] == "X" ? Mark::X : Mark::O;
      EXPECT_EQ(threats(position, side), cells_in(line[2], position.board()));
    } else if (line[0] == "best") {
      right = best(position);
      EXPECT_EQ(right, cells_in(line[1], position.board()));
      ++answers;
    } else if (line[0] == "then") {
      // The only right move, and the best answer to it, which holds out longest.
      ASSERT_EQ(right.size(), 1u);
      position = position.after(*right.begin());
      const auto answers_to_it = values(position);
      const Cell answer = parse_cell(line[1], position.board()).value();
      const auto found = std::ranges::find(answers_to_it, answer, &MoveAssessment::move);
      ASSERT_NE(found, answers_to_it.end());
      EXPECT_EQ(found->assessment, answers_to_it.front().assessment);
      position = position.after(answer);
    } else if (line[0] == "win") {
      EXPECT_EQ(wins_within(std::stoi(line[1]), position), cells_in(line[2], position.board()));
      ++answers;
    } else if (line[0] == "pairs") {
      const Rules rules = parse_rules(line[1]).value();
      for (std::size_t i = 2; i < line.size(); ++i) {
        const CourseCells pair = cells_in(line[i], rules);
        ASSERT_EQ(pair.size(), 2u);
        EXPECT_TRUE(partners.emplace(*pair.begin(), *pair.rbegin()).second);
        EXPECT_TRUE(partners.emplace(*pair.rbegin(), *pair.begin()).second);
      }
      for (const Line& cells : winning_lines(rules)) {
        EXPECT_TRUE(std::ranges::any_of(cells, [&](Cell cell) {
          const auto partner = partners.find(cell);
          return partner != partners.end() &&
                 std::ranges::find(cells, partner->second) != cells.end();
        })) << to_text(cells);
      }
    } else if (line[0] == "pair") {
      const Cell taken = parse_cell(line[1], position.board()).value();
      EXPECT_EQ(position.at(taken), Mark::X);
      EXPECT_EQ(cells_in(line[2], position.board()), (CourseCells{partners.at(taken)}));
      EXPECT_FALSE(position.at(partners.at(taken)));
      ++answers;
    }
  }
  EXPECT_GE(answers, 24);
}

TEST_F(Course, SaysNothingThatIsNotSo) {
  for (const Words& line : course_lines()) {
    if (line[0] != "claim") continue;
    SCOPED_TRACE(testing::PrintToString(line));
    const std::string& kind = line[1];
    if (kind == "forced") {
      // Every other reply loses at once; this one does not.
      const Position position = parse_position(line[2], Rules()).value();
      EXPECT_EQ(ends(position, opponent(position.to_move())), cells_in(line[3], Rules()));
      continue;
    }
    const auto any_rules = games::parse_any_rules(line[2]).value();
    const Rules& rules = any_rules.board();
    if (kind == "value") {
      EXPECT_EQ(value(games::parse_any_position(line[3], any_rules).value()), line[4]);
    } else if (kind == "lines") {
      const Cell cell = parse_cell(line[3], rules).value();
      const auto lines = winning_lines(rules);
      EXPECT_EQ(std::ranges::count_if(lines,
                                      [&](const Line& cells) {
                                        return std::ranges::find(cells, cell) != cells.end();
                                      }),
                std::stoi(line[4]));
    } else if (kind == "threats") {
      const auto position = games::parse_any_position(line[3], any_rules).value();
      const Mark side = line[4] == "X" ? Mark::X : Mark::O;
      EXPECT_EQ(threats(position, side), cells_in(line[5], rules));
    } else if (kind == "first_moves") {
      const Position empty(rules);
      for (const Cell cell : empty.available_moves()) {
        EXPECT_EQ(value(empty.after(cell)), line[3]);
      }
    } else {
      ADD_FAILURE() << "no claim of any kind";
    }
  }
}

}  // namespace
}  // namespace mnk
