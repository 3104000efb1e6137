#include "fuzz/expectation.h"
#include "search/search_text.h"

// Line 1: a request to the worker; line 2: a report from it, on the request's board.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  using fuzz::expect;
  std::string_view text = fuzz::text_of(data, size);
  const auto request = parse_request(fuzz::take_line(text));
  if (!request) return 0;
  expect(!request->position.outcome().over(), "a request is about a game in progress");
  const std::string written = to_text(*request);
  const auto request_again = parse_request(written);
  expect(request_again && to_text(*request_again) == written, "a request reads back as written");

  const Rules& rules = request->position.board();
  const auto report = parse_report(text, rules);
  if (!report) return 0;
  const std::string report_written = to_text(*report);
  const auto report_again = parse_report(report_written, rules);
  expect(report_again && to_text(*report_again) == report_written,
         "a report reads back as written");
  return 0;
}
