#pragma once

#include <string_view>

#include "support/transcript.h"

/// Tests of the app as transcripts. A paragraph is a test: its name, then one step per line,
///
///     Hover.LeavesNoGhostAfterTheEnd
///     stage a1.a2.b1.b2
///     point c3 | c3:hover
///     play c1 | !:hover
///
/// A step is `COMMAND [| FACTS] [// why]`. Commands are the session's and the `acts` of
/// stage_script.cpp. Facts are `board`, `aim`, `last`, `draft`, `next` (see App::next_frame()) and
/// `refused` with `=` and a value; `frames` that this step showed, and `changed` with the cells
/// that the last one covers, or `all`; or pixels: `b2:hover` has some of this colour of the theme
/// in the cell, `b2:hover>80` more than 80, `!b2:hover` none, `:hover` in the whole picture;
/// `painted` are those of a mark. The app comes to rest before a test reads pixels: nothing moves
/// in these tests.
namespace mnk::test {

/// Makes a test of each paragraph.
bool register_stage_scripts(const char* file, int line, std::string_view text);

}  // namespace mnk::test

/// The tests of a file: a text of paragraphs.
#define TTT_STAGE_SCRIPTS(text)                      \
  [[maybe_unused]] const bool TTT_UNIQUE(scripts_) = \
      mnk::test::register_stage_scripts(__FILE__, __LINE__, text)
