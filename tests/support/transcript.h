#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/scan.h"

/// Gives each use its own name, since a unity build joins many files.
#define TTT_JOINED(a, b) a##b
#define TTT_NUMBERED(name, number) TTT_JOINED(name, number)
#define TTT_UNIQUE(name) TTT_NUMBERED(name, __COUNTER__)

/// Tests written as paragraphs of text: a name, SUITE.TEST, then one step per line.
namespace mnk::test {

/// Removes and returns the text before a separator; the text keeps what follows it.
inline std::string before(std::string& text, std::string_view separator) {
  const std::size_t at = text.find(separator);
  std::string head = text.substr(0, at);
  text.erase(0, at == std::string::npos ? at : at + separator.size());
  return head;
}

inline std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> result;
  for (const Token& token : split(text, ' ')) {
    if (!token.text.empty()) result.emplace_back(token.text);
  }
  return result;
}

/// A paragraph as a test.
class Transcript : public testing::Test {
 public:
  explicit Transcript(std::vector<std::string> steps) : steps_(std::move(steps)) {}

  void TestBody() override {
    for (const std::string& step : steps_) {
      SCOPED_TRACE(step);
      take(step.substr(0, step.find(" //")));
    }
  }

 private:
  /// Runs one step, without its closing remark, and checks its claims.
  virtual void take(std::string step) = 0;

  std::vector<std::string> steps_;
};

/// Makes a test, a `Script`, of each paragraph.
template <class Script>
bool register_transcripts(const char* file, int line, std::string_view text) {
  std::vector<std::string> paragraph;
  const auto finish = [&] {
    if (paragraph.empty()) return;
    const std::string name = paragraph.front();
    paragraph.erase(paragraph.begin());
    const std::size_t dot = name.find('.');
    testing::RegisterTest(name.substr(0, dot).c_str(), name.substr(dot + 1).c_str(), nullptr,
                          nullptr, file, line,
                          [steps = paragraph]() -> testing::Test* { return new Script(steps); });
    paragraph.clear();
  };
  for (const Token& row : split(text, '\n')) {
    if (row.text.empty()) {
      finish();
    } else {
      paragraph.emplace_back(row.text);
    }
  }
  finish();
  return true;
}

}  // namespace mnk::test
