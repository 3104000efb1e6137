#include "engine/record.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/dice.h"

namespace mnk {
namespace {

using RecordReason = RecordError::Reason;
using test::rules;

std::string moves_of(std::string_view text, std::string_view usual = "15,15,5") {
  const auto record = parse_record(text, rules(usual));
  if (!record) {
    return "error at " + std::to_string(record.error().line) + ":" +
           std::to_string(record.error().column);
  }
  return to_text(record->rules) + ' ' + to_text(record->moves);
}

RecordReason reason(std::string_view text) {
  const auto record = parse_record(text, rules("15,15,5"));
  EXPECT_FALSE(record) << text;
  return record ? RecordReason::empty : record.error().reason;
}

TEST(Record, IsReadInEachFormat) {
  EXPECT_EQ(moves_of("(;GM[4]FF[4]SZ[15];B[hh];W[if])"), "15,15,5 h8.i6");
  EXPECT_EQ(moves_of("Piskvorky 20x20, 11:11, 0\n8,8,15\n9,6,30\nSomeone.zip\nOther\n"),
            "20,20,5 h8.i6");
  EXPECT_EQ(moves_of(" h8i10\n"), "15,15,5 h8.i6") << "rows count from the bottom";
  EXPECT_EQ(moves_of("A1,O15"), "15,15,5 a15.o1");
  EXPECT_EQ(moves_of("\t\r\n h8\ti10\r\n"), "15,15,5 h8.i6");
  EXPECT_EQ(moves_of("( ; GM [4] FF [4]\n;B\t[hh] ; W [if] C [a] [b] )"), "15,15,5 h8.i6");
}

TEST(Record, OfATreeIsItsMainLine) {
  EXPECT_EQ(moves_of("(;GM[4]SZ[9:7]C[a \\] b](;B[aa];W[bb](;B[cc])(;B[dd]))(;B[ee]))"),
            "9,7,5 a1.b2.c3");
  EXPECT_EQ(moves_of("(;GM[4];B[h8];W[h9])"), "15,15,5 h8.h7") << "cells named as in plain text";
}

TEST(Record, ThatIsWrongSaysWhatAndWhere) {
  const std::vector<std::pair<RecordReason, std::vector<const char*>>> all{
      {RecordReason::empty, {" \n"}},
      {RecordReason::other_game, {"(;GM[1];B[aa])"}},
      {RecordReason::board_size,
       {"(;GM[4]SZ[25])", "(;GM[4]SZ[])", "(;GM[4]SZ[9:])", "(;GM[4]SZ[9 9])",
        "(;GM[4]SZ[9];B[aa]SZ[9])", "Piskvorky 0x9, 1:1, 0\n", "Piskvorky 15, 0:0, 0\n",
        "Piskvorky x15, 0:0, 0\n", "Piskvorky 15x, 0:0, 0\n"}},
      {RecordReason::set_up, {"(;GM[4]AB[hh];W[aa])", "(;GM[4]AW[hh])"}},
      {RecordReason::illegal_move,
       {"(;GM[4];W[aa])",  // black moves first
        "(;GM[4];B[aa];W[aa])", "Piskvorky 9x9, 0:0, 0\n3,3,0\n3,3,0\n",
        "Piskvorky 9x9, 0:0, 0\n10,3,0\n", "h8h8"}},
      {RecordReason::move,
       {"(;GM[4];B[a", "(;GM[4];B[5])", "(;GM[4];B[a])", "h8 and more", "h12345"}},
      {RecordReason::unclosed,
       {"(;GM[4]C[never closed \\", "(;GM[4];B[hh]", "(;GM[4];B[hh](;W[if])(;W[aa])",
        "(;GM[4];B[hh](;W[if])(;W[aa]C[)])", "(;GM[4];B[hh]\n(;W[if];B[ii]"}}};
  for (const auto& [wrong, texts] : all) {
    for (const char* text : texts) EXPECT_EQ(reason(text), wrong) << text;
  }
  EXPECT_EQ(moves_of("h8i9x"), "error at 1:5");
}

TEST(Record, OfPiskvorkyEndsWhereItsMovesEnd) {
  for (const char* end : {"-1", "4", "x", "One.zip\nTwo, too\n0\n4,4", ""}) {
    EXPECT_EQ(moves_of(std::string("Piskvorky 9x9, 0:0, 0\n3,3,0\n4,4,12345 \r\n") + end),
              "9,9,5 c3.d4")
        << end;
  }
}

TEST(Record, OfPiskvorkyWithADamagedLineIsRefusedByThatLine) {
  for (const char* line : {"4,", "4,4", "4,4,", "4,4;0", "4;4;0", "4,x4,0", "4x,4,0", "o4,4,0",
                           "4,4,1o", "4,4,0,0", "12345,4,0", "4,4,-1", "4 4,0"}) {
    EXPECT_EQ(moves_of(std::string("Piskvorky 9x9, 0:0, 0\n3,3,0\n") + line + "\n5,5,0\n"),
              "error at 3:1")
        << line;
    EXPECT_EQ(moves_of(std::string("Piskvorky 9x9, 0:0, 0\r\n3,3,0\r\n") + line), "error at 3:1")
        << "the last move: " << line;
  }
  for (const char* between : {"", "Somebody", "-1", "4"}) {
    EXPECT_EQ(moves_of(std::string("Piskvorky 9x9, 0:0, 0\n3,3,0\n") + between + "\nx\n5,5,0\n"),
              "error at 3:1")
        << "moves go on after: " << between;
  }
  EXPECT_EQ(reason("Piskvorky 9x9, 0:0, 0\n\n3,3,0\n"), RecordReason::damaged_line);
}

TEST(Record, IsReadBackAsWritten) {
  test::Dice dice(1);
  for (int round = 0; round < 200; ++round) {
    const Rules game = Rules::make(dice.between(1, 20), dice.between(1, 20), 5).value();
    Position position(game);
    for (int moves = dice.below(30); moves > 0 && !position.outcome().over(); --moves) {
      position.play(dice.pick(position.available_moves()));
    }
    const WrittenGame record{.rules = game, .moves = position.history()};
    for (const auto format : {RecordFormat::sgf, RecordFormat::psq, RecordFormat::plain}) {
      if (format == RecordFormat::plain && record.moves.empty()) continue;
      EXPECT_EQ(parse_record(to_text(record, format), game), record) << to_text(record, format);
    }
  }
}

TEST(Record, ThatIsNoiseIsReadOrRefused) {
  test::Dice dice(2);
  for (int round = 0; round < 20'000; ++round) {
    const std::string start = round % 3 == 0 ? "(;GM[4]" : round % 3 == 1 ? "Piskvorky 9x9" : "";
    const std::string text = start + dice.text("();[]BWGMSZh8i9,\n0x", 30);
    const auto record = parse_record(text, rules("9,9,5"));
    if (!record) {
      EXPECT_LE(record.error().line + record.error().column, text.size() + 2) << text;
      continue;
    }
    Position position(record->rules);
    for (const Cell cell : record->moves) ASSERT_TRUE(position.play(cell)) << text;
  }
}

}  // namespace
}  // namespace mnk
