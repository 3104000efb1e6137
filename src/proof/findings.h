#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "solver/bounds.h"
#include "solver/search_board.h"
#include "solver/table.h"

namespace mnk::proof {

/// Bounds for one question, "does the attacker win this position?". Without an answer: this many
/// nodes were not enough.
struct Finding {
  std::optional<Bounds> answer;  ///< a win within some plies, or never a win
  std::uint64_t nodes = 0;       ///< that the search looked at
};

/// The name of a question, the same for symmetric positions.
[[nodiscard]] inline TableKey question_about(const SearchBoard& board, Role to_move) {
  return {board.key(true).key, to_move == Role::attacker ? 1u : 0u};
}

/// All that has been found out about positions of one game. True of any tree that they occur in,
/// whatever the root and however the work was shared out.
class Findings {
 public:
  /// An answer stays; a search without one gives way to a longer search.
  void add(const TableKey& question, const Finding& found) {
    Finding& known = findings_[question];
    if (!known.answer && (found.answer || found.nodes > known.nodes)) known = found;
  }

  /// Nothing known: no answer and no nodes.
  [[nodiscard]] Finding about(const TableKey& question) const {
    const auto known = findings_.find(question);
    return known == findings_.end() ? Finding() : known->second;
  }

 private:
  struct Hash {
    std::size_t operator()(const TableKey& key) const { return static_cast<std::size_t>(key.hash); }
  };
  struct Same {
    bool operator()(const TableKey& a, const TableKey& b) const {
      return a.board == b.board && a.question == b.question;
    }
  };
  std::unordered_map<TableKey, Finding, Hash, Same> findings_;
};

}  // namespace mnk::proof
