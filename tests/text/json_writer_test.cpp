#include "text/json_writer.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace mnk {
namespace {

TEST(JsonWriter, PutsCommasRightAtEveryDepth) {
  JsonWriter json;
  json.begin_object();
  json.key("a").begin_array().value(1).begin_object().key("b").value(true).end_object();
  json.begin_array().value(2).value(3).end_array().null().end_array();
  json.key("c").begin_object().end_object();
  json.key("d").value(false);
  json.end_object();
  EXPECT_EQ(json.text(), R"({"a":[1,{"b":true},[2,3],null],"c":{},"d":false})");
}

TEST(JsonWriter, EscapesQuotesBackslashesAndControlCharactersOnly) {
  JsonWriter json;
  json.value(std::string_view("X/O – \xc3\xa4 \x7f \"x\" \\ \n\t\r\x01\x1f\0.", 26));
  EXPECT_EQ(json.text(),
            "\"X/O – \xc3\xa4 \x7f \\\"x\\\" \\\\ "
            "\\u000a\\u0009\\u000d\\u0001\\u001f\\u0000.\"");
}

TEST(JsonWriter, WritesTextOfEveryKindAsText) {
  JsonWriter json;
  const std::string text = "s";
  json.begin_array().value("c").value(text).value(std::string_view("v")).value('"').end_array();
  EXPECT_EQ(json.text(), R"(["c","s","v","\""])");
}

TEST(JsonWriter, WritesWholeNumbersOfEverySize) {
  JsonWriter json;
  json.begin_array();
  json.value(std::numeric_limits<std::uint64_t>::max());
  json.value(std::numeric_limits<std::int64_t>::min());
  json.value(0).end_array();
  EXPECT_EQ(json.text(), "[18446744073709551615,-9223372036854775808,0]");
}

TEST(JsonWriter, WritesDoublesWithThreeDigitsAfterThePoint) {
  const std::vector<std::pair<double, const char*>> all{
      {0, "0.000"},        {1, "1.000"},
      {0.0015, "0.002"},   {0.0004, "0.000"},
      {-0.0004, "0.000"},  {-0.25, "-0.250"},
      {12.3456, "12.346"}, {-1234.5, "-1234.500"},
      {0.999'6, "1.000"},  {1e12, "1000000000000.000"}};
  for (const auto& [number, text] : all) EXPECT_EQ(JsonWriter().value(number).text(), text);
}

TEST(JsonWriter, WritesNullForADoubleThatJsonCannotHold) {
  using Limits = std::numeric_limits<double>;
  JsonWriter json;
  json.begin_array();
  json.value(Limits::infinity()).value(-Limits::infinity()).value(Limits::quiet_NaN());
  json.value(1e300).value(-1e300).end_array();
  EXPECT_EQ(json.text(), "[null,null,null,null,null]");
}

}  // namespace
}  // namespace mnk
