#pragma once

#include <string_view>

#include "support/transcript.h"

/// Tests of sessions as transcripts. A paragraph is a test: its name, then one step a line,
///
///     Undo.AtTheStartIsRefused
///     undo -> refused:nothing_to_undo | board=.../.../... can_undo=false
///
/// A step is `[DEVICE:] COMMAND [-> EVENTS] [| FACTS] [// why]`. The device is `game` where none is
/// named; each is a TestSession of its own. A step without events must not be refused; `->` alone
/// says that nothing happens. Commands are the session's and the `acts` of session_script.cpp.
/// `$id(DEVICE)`, `$save(DEVICE)`, `$address(DEVICE)`, `$token(DEVICE[,SEAT])` and `$NAME`, which
/// `NAME := TEXT` has named, stand for a text in them. Facts are members of the view as the page
/// gets it, and the `facts` there.
namespace mnk::test {

/// Makes a test of each paragraph.
bool register_scripts(const char* file, int line, std::string_view text);

}  // namespace mnk::test

/// The tests of a file: a text of paragraphs.
#define TTT_SESSION_SCRIPTS(text)                    \
  [[maybe_unused]] const bool TTT_UNIQUE(scripts_) = \
      mnk::test::register_scripts(__FILE__, __LINE__, text)
