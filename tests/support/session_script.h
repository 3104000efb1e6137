#pragma once

#include <string_view>

#include "support/transcript.h"

/// Tests of sessions as transcripts. A paragraph is a test: its name, then one step per line,
///
///     Undo.AtTheStartIsRefused
///     undo -> refused:nothing_to_undo | board=.../.../... can_undo=false
///
/// A step is `[DEVICE:] COMMAND [-> EVENTS] [| FACTS] [// why]`. The device is `game` by default;
/// each is a TestSession of its own. The session must not refuse a step without events; `->` alone
/// means that nothing happens. Commands are the session's and the `acts` of session_script.cpp. In
/// them `$id(DEVICE)`, `$save(DEVICE)`, `$address(DEVICE)`, `$token(DEVICE[,SEAT])` and `$NAME`,
/// defined by `NAME := TEXT`, stand for a text. Facts are members of the view as the page gets it,
/// and the `facts` of session_script.cpp.
namespace mnk::test {

/// Makes a test of each paragraph.
bool register_scripts(const char* file, int line, std::string_view text);

}  // namespace mnk::test

/// The tests of a file: a text of paragraphs.
#define TTT_SESSION_SCRIPTS(text)                    \
  [[maybe_unused]] const bool TTT_UNIQUE(scripts_) = \
      mnk::test::register_scripts(__FILE__, __LINE__, text)
