#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/mark.h"
#include "players/player_kind.h"
#include "session/draft.h"
#include "session/event.h"
#include "session/series.h"
#include "text/json_writer.h"

namespace mnk {

// JSON that events and views share.

void write_players(JsonWriter& json, PlayerKind x, PlayerKind o);
void write_score(JsonWriter& json, const Score& score);
/// A board as in views: its size and marks, without a line.
void write_draft(JsonWriter& json, const std::optional<Draft>& draft);
void write_rules(JsonWriter& json, const games::AnyRules& rules);
void write_mark(JsonWriter& json, std::string_view key, std::optional<Mark> mark);

/// An event as JSON for the page. web/program/contract.ts has the form.
[[nodiscard]] std::string to_json(const Event& event);

}  // namespace mnk
