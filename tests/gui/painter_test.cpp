#include "gui/painter.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/pixels.h"
#include "text/scan.h"

// The picture of a scene: glyphs, their colours and places, and everything that marks a cell.
namespace mnk {
namespace {

using test::count;
using test::loud;
using test::pixel;

/// A board painted at one size.
class Painted {
 public:
  Painted(const Scene& scene, int width, int height)
      : frame(test::painted(scene, width, height)), layout(scene.rules, frame.bounds()) {}

  [[nodiscard]] PixelRect rect(std::string_view name) const {
    return layout.cell(test::cell(name));
  }
  [[nodiscard]] int count_in(std::string_view name, Colour colour) const {
    return count(frame, rect(name), colour);
  }
  [[nodiscard]] Colour middle_of(std::string_view name) const {
    return pixel(frame, centre(rect(name)));
  }

  Frame frame;
  Layout layout;
};

Scene empty_scene(const Rules& rules = {}) {
  return {.rules = rules,
          .cells = std::vector<SceneCell>(static_cast<std::size_t>(rules.cell_count())),
          .win_lines = {}};
}

SceneCell& at(Scene& scene, std::string_view name) {
  return scene.cells[static_cast<std::size_t>(scene.rules.index(test::cell(name)))];
}

/// A scene from its cells, each a name and its properties: `c3 O hovered`.
Scene scene_of(const std::vector<std::string>& cells) {
  Scene scene = empty_scene();
  for (const std::string& text : cells) {
    const std::vector<Token> words = split(text, ' ');
    SceneCell& shown = at(scene, words.front().text);
    const auto has = [&](std::string_view word) {
      return std::ranges::find(words, word, &Token::text) != words.end();
    };
    if (has("X") || has("O")) shown.mark = has("X") ? Mark::X : Mark::O;
    if (has("ghost")) shown.ghost = Mark::X;
    shown.hovered = has("hovered");
    shown.highlighted = has("highlighted");
    shown.last = has("last");
    shown.focused = has("focused");
    shown.aimed = has("aimed");
  }
  return scene;
}
Painted painted(const std::vector<std::string>& cells) { return {scene_of(cells), 300, 300}; }

TEST(Marks, OfXAreStrokesThatCrossInTheMiddle) {
  const Painted board = painted({"b2 X"});
  EXPECT_EQ(board.middle_of("b2"), loud.x);
  for (const int offset : {-20, 20}) {
    // Ink on the diagonals, nothing above, below or beside the middle.
    EXPECT_EQ(pixel(board.frame, 150, 150 + offset), loud.background);
    EXPECT_EQ(pixel(board.frame, 150 + offset, 150), loud.background);
    for (const int left : {140 + offset, 140 - offset}) {
      const PixelRect end{.x = left, .y = 140 + offset, .width = 20, .height = 20};
      EXPECT_GT(count(board.frame, end, loud.x), 0);
    }
  }
}

TEST(Marks, OfOAreARingAroundAnEmptyMiddle) {
  const Painted board = painted({"b2 O"});
  EXPECT_EQ(board.middle_of("b2"), loud.background);
  for (const auto& [dx, dy] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}}) {
    int ink = 0;
    for (int r = 0; r < 45; ++r) {
      ink += pixel(board.frame, 150 + dx * r, 150 + dy * r) == loud.o ? 1 : 0;
    }
    EXPECT_GT(ink, 1) << dx << ',' << dy;
  }
}

TEST(Marks, StandInTheMiddleOfTheirCells) {
  for (const Mark mark : {Mark::X, Mark::O}) {
    Scene scene = empty_scene();
    at(scene, "c1").mark = mark;
    const Painted board(scene, 330, 330);
    const PixelRect rect = board.rect("c1");
    PixelRect ink;
    for (int y = rect.y; y < rect.bottom(); ++y) {
      for (int x = rect.x; x < rect.right(); ++x) {
        if (pixel(board.frame, x, y) == (mark == Mark::X ? loud.x : loud.o)) {
          ink = bounding(ink, {.x = x, .y = y, .width = 1, .height = 1});
        }
      }
    }
    EXPECT_NEAR(centre(ink).x, centre(rect).x, 1.5);
    EXPECT_NEAR(centre(ink).y, centre(rect).y, 1.5);
    EXPECT_GT(ink.height, rect.height / 2);
    EXPECT_LT(ink.height, rect.height * 3 / 4);
  }
}

/// Along the row through the middle of a ring, pixels go from background to ink and back.
struct Edges {
  int full = 0;     ///< pixels of ink
  int longest = 0;  ///< longest run of pixels that are neither
};

Edges edges_of_ring(const Painted& board) {
  const PixelRect rect = board.rect("b2");
  const int y = static_cast<int>(centre(rect).y);
  Edges edges;
  int run = 0;
  for (int x = rect.x + rect.width / 10; x < rect.right() - rect.width / 10; ++x) {
    const Colour colour = pixel(board.frame, x, y);
    const bool between = colour != loud.o && colour != loud.background;
    edges.full += colour == loud.o ? 1 : 0;
    run = between ? run + 1 : 0;
    edges.longest = std::max(edges.longest, run);
  }
  return edges;
}

TEST(Marks, AreSharpAtEverySizeBecauseTheyAreDrawnAnew) {
  Scene scene = scene_of({"b2 O"});
  for (const int size : {90, 300, 1200, 2400}) {
    const Edges edges = edges_of_ring(Painted(scene, size, size));
    EXPECT_GE(edges.full, size / 60) << size;
    EXPECT_LE(edges.longest, 2) << size;
  }
}

TEST(Marks, AreSharpOnAPainterThatHasPaintedSmallOnesBefore) {
  Scene scene = scene_of({"b2 O"});
  Painter painter = test::painter();
  test::painted(painter, scene, 60, 60);
  const Frame large = test::painted(painter, scene, 1200, 1200);
  EXPECT_TRUE(test::same_pixels(large, Painted(scene, 1200, 1200).frame));
}

TEST(Marks, AreAsLargeAsTheySay) {
  Scene scene = scene_of({"b2 X"});
  const int whole = Painted(scene, 300, 300).count_in("b2", loud.x);
  at(scene, "b2").size = 0.5F;
  const int half = Painted(scene, 300, 300).count_in("b2", loud.x);
  EXPECT_NEAR(half, whole / 4, whole / 20);
}

TEST(Grid, LiesBetweenCellsAndNotAroundThem) {
  const Painted board(empty_scene(), 300, 300);
  for (const int line : {100, 200}) {
    for (const int along : {0, 50, 150, 299}) {
      EXPECT_EQ(pixel(board.frame, line, along), loud.grid);
      EXPECT_EQ(pixel(board.frame, along, line), loud.grid);
    }
  }
  for (const int edge : {0, 299}) {
    EXPECT_EQ(pixel(board.frame, edge, 50), loud.background);
    EXPECT_EQ(pixel(board.frame, 50, edge), loud.background);
  }
}

TEST(Grid, IsThereOnTheLargestBoardInATinyArea) {
  const Painted board(empty_scene(test::rules("20,20,5")), 60, 60);
  EXPECT_GT(count(board.frame, board.frame.bounds(), loud.grid), 0);
  EXPECT_GT(count(board.frame, board.frame.bounds(), loud.background), 0);
}

TEST(Cells, ShowHoverOnlyWhileTheyAreEmpty) {
  const Painted board = painted({"a1 hovered", "c3 O hovered"});
  EXPECT_EQ(board.middle_of("a1"), loud.hover);
  EXPECT_EQ(board.count_in("b2", loud.hover), 0);
  EXPECT_EQ(board.count_in("c3", loud.hover), 0);
}

TEST(Cells, ShowTheLastMoveByADotAndATint) {
  const Painted board = painted({"c1 O last", "a1 X"});
  EXPECT_GT(board.count_in("c1", loud.last), 20);
  EXPECT_EQ(board.middle_of("c1"), loud.hover);
  EXPECT_EQ(board.count_in("a1", loud.last), 0);
}

TEST(Cells, ShowFocusAndAimByARing) {
  for (const char* ringed : {"b1 focused", "b1 aimed"}) {
    const Painted board = painted({ringed});
    EXPECT_GT(board.count_in("b1", loud.focus), 200);
    EXPECT_EQ(board.middle_of("b1"), loud.background);
    EXPECT_EQ(board.count_in("a1", loud.focus), 0);
    EXPECT_EQ(board.count_in("b2", loud.focus), 0);
  }
}

TEST(Marks, AreDrawnAsAPenDoes) {
  Scene scene = scene_of({"b2 X"});
  at(scene, "b2").drawn = 0.5F;
  const Painted half(scene, 300, 300);
  // The stroke from the top left shows, the one from the top right does not.
  EXPECT_EQ(pixel(half.frame, 130, 130), loud.x);
  EXPECT_EQ(pixel(half.frame, 170, 170), loud.x);
  EXPECT_EQ(pixel(half.frame, 170, 130), loud.background);
  EXPECT_EQ(pixel(half.frame, 130, 170), loud.background);
  int before = -1;
  for (const float drawn : {0.0F, 0.25F, 0.5F, 0.75F, 1.0F}) {
    at(scene, "b2").drawn = drawn;
    const int ink = Painted(scene, 300, 300).count_in("b2", loud.x);
    EXPECT_GT(ink, before) << drawn;
    before = ink;
  }
}

TEST(Marks, OfOAreDrawnToTheLeftFirst) {
  Scene scene = scene_of({"b2 O"});
  at(scene, "b2").drawn = 0.5F;
  const Painted board(scene, 300, 300);
  const PixelRect left{.x = 100, .y = 100, .width = 50, .height = 100};
  const PixelRect right{.x = 152, .y = 100, .width = 48, .height = 100};
  EXPECT_GT(count(board.frame, left, loud.o), 300);
  EXPECT_EQ(count(board.frame, right, loud.o), 0);
}

TEST(Cells, ShowAGhostFaintlyWhileTheyAreEmpty) {
  const Painted board = painted({"a1 ghost", "c3 O ghost"});
  const Colour faint = board.middle_of("a1");
  EXPECT_NE(faint, loud.background);
  EXPECT_GT(faint.red, 150);
  EXPECT_EQ(board.middle_of("c3"), loud.background) << "the ring of O alone";
}

TEST(Win, DrawsABandUnderTheMarksOfItsLine) {
  Scene scene = scene_of({"a1 O", "b2 O", "c3 O"});
  scene.win_lines.push_back({.from = test::cell("a1"), .to = test::cell("c3"), .reach = 1});
  const Painted board(scene, 300, 300);
  for (const char* name : {"a1", "b2", "c3"}) {
    EXPECT_GT(board.count_in(name, loud.highlight), 500) << name;
    EXPECT_EQ(board.middle_of(name), loud.highlight) << name;
    EXPECT_GT(board.count_in(name, loud.o), 300) << name << ": the mark lies above";
    EXPECT_GT(board.count_in(name, loud.rim), 20) << name << ": the edge of the band";
    EXPECT_EQ(board.count_in(name, loud.loss), 0) << name;
  }
  for (const char* name : {"c1", "a3"}) {
    EXPECT_EQ(board.count_in(name, loud.highlight), 0) << name;
  }
  for (const char* name : {"b1", "c1", "a2", "c2", "a3", "b3"}) {
    EXPECT_EQ(board.middle_of(name), loud.background) << name;
  }
}

TEST(Win, OfALineThatLosesHasAnotherColour) {
  Scene scene = empty_scene(test::rules("3,3,3,misere"));
  scene.win_lines.push_back({.from = test::cell("a1"), .to = test::cell("c1"), .reach = 1});
  const Painted board(scene, 300, 300);
  EXPECT_EQ(board.middle_of("b1"), loud.loss);
  EXPECT_EQ(count(board.frame, board.frame.bounds(), loud.highlight), 0);
}

TEST(Win, TintsItsCells) {
  const Painted board = painted({"a1 highlighted"});
  EXPECT_NE(board.middle_of("a1"), loud.background);
  EXPECT_EQ(board.middle_of("b1"), loud.background);
}

TEST(Win, DrawsItsBandAsFarAsItHasCome) {
  Scene scene = empty_scene();
  scene.win_lines.push_back({.from = test::cell("a2"), .to = test::cell("c2"), .reach = 0});
  EXPECT_EQ(count(Painted(scene, 300, 300).frame, {.x = 0, .y = 0, .width = 300, .height = 300},
                  loud.highlight),
            0);
  scene.win_lines[0].reach = 0.5F;
  const Painted half(scene, 300, 300);
  EXPECT_EQ(half.middle_of("a2"), loud.highlight);
  EXPECT_EQ(half.middle_of("c2"), loud.background);
  scene.win_lines[0].reach = 1;
  EXPECT_EQ(Painted(scene, 300, 300).middle_of("c2"), loud.highlight);
}

TEST(Win, OfLinesThatOverlapIsOneBand) {
  Scene scene = empty_scene();
  scene.win_lines = {{.from = test::cell("a1"), .to = test::cell("b1")},
                     {.from = test::cell("b1"), .to = test::cell("c1")}};
  const Painted board(scene, 300, 300);
  EXPECT_EQ(count(board.frame, {.x = 100, .y = 50, .width = 100, .height = 1}, loud.rim), 0);
}

TEST(Win, OnOneCellAloneShows) {
  Scene scene = empty_scene(test::rules("2,1,1"));
  scene.win_lines.push_back({.from = test::cell("a1"), .to = test::cell("a1"), .reach = 1});
  EXPECT_EQ(Painted(scene, 200, 100).middle_of("a1"), loud.highlight);
}

}  // namespace
}  // namespace mnk
