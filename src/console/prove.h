#pragma once

#include <optional>
#include <string>

#include "console/command.h"
#include "engine/position.h"
#include "proof/proof_search.h"

namespace mnk::console {

/// Proves who wins by threads, however long it takes, with progress on standard error and if wanted
/// with a checkpoint, a file. Fails, with the reason on standard error, if the checkpoint cannot be
/// used or kept, the system has too few threads, or the work is interrupted before the end.
[[nodiscard]] Status prove(const Position& position, const proof::Resources& resources,
                           const std::optional<std::string>& checkpoint, bool json,
                           const Terminal& terminal);

}  // namespace mnk::console
