#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace mnk::test {

/// A request, and pieces of its answer.
struct Exchange {
  std::string request;
  std::vector<const char*> pieces;
};

/// `answer` makes the text of an answer.
template <class Answer>
void expect_pieces(const std::vector<Exchange>& all, const Answer& answer) {
  for (const auto& [request, pieces] : all) {
    const std::string text = answer(request);
    for (const char* piece : pieces) {
      EXPECT_TRUE(text.contains(piece)) << request << ": no " << piece << " in " << text;
    }
  }
}

}  // namespace mnk::test
