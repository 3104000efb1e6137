#include "analysis/value_json.h"

#include <gtest/gtest.h>

// Values as the page and the terminal read them.
namespace mnk {
namespace {

template <class Write>
std::string written(const Write& write) {
  JsonWriter json;
  json.begin_object();
  write(json);
  json.end_object();
  return json.text();
}

constexpr Assessment guess{.value = {.result = Result::draw, .plies = 9},
                           .at_least = {.result = Result::loss, .plies = 2},
                           .at_most = {.result = Result::win, .plies = 1},
                           .chance = 34};
constexpr Assessment sure_loss{.value = {.result = Result::loss, .plies = 12},
                               .at_least = {.result = Result::loss, .plies = 4},
                               .at_most = {.result = Result::loss, .plies = 12}};
const Assessment draw = Assessment::proven({.result = Result::draw, .plies = 9});
const Assessment win = Assessment::proven({.result = Result::win, .plies = 3});

TEST(ValueJson, SaysWhatIsKnownAndNothingElse) {
  const auto value = [](const Assessment& known, ValueForm form = {}) {
    return written([&](JsonWriter& json) { write_assessment(json, known, form); });
  };
  EXPECT_EQ(value(draw), R"({"value":"draw","plies":9,"proven":true})");
  EXPECT_EQ(value(draw, {.endless = true}), R"({"value":"draw","plies":null,"proven":true})");
  EXPECT_EQ(value(win, {.endless = true}), R"({"value":"win","plies":3,"proven":true})");
  EXPECT_EQ(value(sure_loss), R"({"value":"loss","plies":null,"proven":true,"plies_at_most":12})");
  EXPECT_EQ(value(guess), R"({"value":"draw","plies":9,"proven":false,"at_least":"loss",)"
                          R"("at_most":"win","chance":34})");
  EXPECT_EQ(value(guess, {.estimates = false}),
            R"({"value":null,"plies":null,"proven":false,"chance":34})");
  EXPECT_FALSE(value(Assessment::unknown(9)).contains("chance"));
}

TEST(ValueJson, SaysWhoWinsAndNoLengthThatIsNotProven) {
  EXPECT_EQ(written([&](JsonWriter& json) { write_winner(json, sure_loss, Mark::X); }),
            R"({"winner":"O","plies":null})");
}

}  // namespace
}  // namespace mnk
