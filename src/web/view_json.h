#pragma once

#include <optional>
#include <string>

#include "session/address.h"
#include "session/match.h"

/// What the game tells the page, as README.md in this folder lays it down.
namespace mnk {

/// The state to show. `aim` is the cell that a first tap aimed at.
[[nodiscard]] std::string view_json(const Match& match, std::optional<Cell> aim);

[[nodiscard]] std::string refusal_json(Cell cell, PlayRefusal reason);
[[nodiscard]] std::string address_fault_json(const AddressFault& fault);
[[nodiscard]] std::string theme_fault_json(const std::string& found);
[[nodiscard]] std::string thinker_lost_json();

}  // namespace mnk
