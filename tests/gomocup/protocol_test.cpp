#include "gomocup/protocol.h"

#include <gtest/gtest.h>

namespace mnk::gomocup {
namespace {

template <typename Expected>
Expected parsed(std::string_view line) {
  const auto command = parse_command(line);
  EXPECT_TRUE(command) << line;
  if (!command || !std::holds_alternative<Expected>(*command)) {
    ADD_FAILURE() << line << " is another command";
    return {};
  }
  return std::get<Expected>(*command);
}

std::string complaint(std::string_view line) {
  const auto command = parse_command(line);
  return command ? "understood" : command.error().text();
}

TEST(Command, NamesAreUnderstoodInAnyCaseAndWithBlanksAround) {
  EXPECT_EQ(parsed<Start>(" start 15\r").columns, 15);
  EXPECT_EQ(parsed<CellCommand>("Turn\t3 , 4 ").cell, (Cell{.row = 4, .column = 3}));
  EXPECT_EQ(parsed<Word>("BEGIN"), Word::begin);
  EXPECT_EQ(parsed<Word>("end\r\n"), Word::end);
}

TEST(Command, CoordinatesAreColumnThenRow) {
  EXPECT_EQ(parsed<CellCommand>("PLAY 10,2").kind, CellCommand::Kind::play);
  EXPECT_EQ(parsed<CellCommand>("PLAY 10,2").cell, (Cell{.row = 2, .column = 10}));
  const auto size = parsed<Start>("RECTSTART 12,7");
  EXPECT_EQ(size.columns, 12);
  EXPECT_EQ(size.rows, 7);
  const auto stone = parsed<Stone>("1, 2 ,2");
  EXPECT_EQ(stone.cell, (Cell{.row = 2, .column = 1}));
  EXPECT_EQ(stone.owner, Stone::Owner::opponent);
  EXPECT_EQ(to_text(Cell{.row = 2, .column = 10}), "10,2");
}

TEST(Command, InfoTakesNumbersForTheKeysThatCount) {
  const auto left = parsed<Info>("INFO time_left -5");
  EXPECT_EQ(left.key, Info::Key::time_left);
  EXPECT_EQ(left.value, -5);
  EXPECT_EQ(parsed<Info>("INFO max_memory 83886080").value, 83'886'080);
  EXPECT_EQ(parsed<Info>("INFO folder C:\\some where").key, Info::Key::ignored);
  EXPECT_EQ(parsed<Info>("INFO").key, Info::Key::ignored);
}

TEST(Command, ThatIsNoneIsAnError) {
  EXPECT_EQ(complaint("START 99999999999999999999"), "ERROR START needs a size");
  for (const char* stone : {"1", "1,2,3,4"}) {
    EXPECT_EQ(complaint(stone), "ERROR a stone is x,y,field");
  }
  EXPECT_EQ(complaint("HELLO"), "UNKNOWN command");
}

}  // namespace
}  // namespace mnk::gomocup
