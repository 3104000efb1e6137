#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "engine/position.h"
#include "solver/resumable.h"
#include "solver/search_board.h"
#include "solver/static_rules.h"

namespace mnk {

/// The goal of a strategy.
enum class Promise : std::uint8_t {
  wins,  ///< completes a line, as soon as possible
  holds  ///< keeps the other side from ever completing one
};

/// Writes one side's strategy against every defence or attack: the words of a certificate, which
/// README.md explains, in the order of a depth-first walk over all moves of the other side. Each
/// move is searched for again; the table makes that quick.
///
/// Normal play only. The context must outlive the writer.
class StrategyWriter {
 public:
  /// The side must be able to keep the promise, and the game must not be over.
  StrategyWriter(const SearchContext& context, const Position& position, Mark side,
                 Promise promise);

  /// The words, with blanks between them and a new line whenever one has a hundred characters.
  /// Nothing if the budget runs out. To be called once.
  [[nodiscard]] std::optional<std::string> write(Budget& budget);

 private:
  bool own_move(Budget& budget);
  bool other_moves(Budget& budget);
  bool answer_to(CellIndex move, Budget& budget);

  [[nodiscard]] bool is_new(Role to_move);
  bool justify(Role to_move);
  [[nodiscard]] std::optional<CellIndex> forking_cell() const;
  [[nodiscard]] std::optional<CellIndex> find_move(Budget& budget) const;

  void add(std::string_view word);
  [[nodiscard]] std::string name(CellIndex cell) const;

  const SearchContext* context_;
  SearchBoard board_;
  Role own_;  ///< that of the strategy's side: attacker if it wins, defender if it holds
  Role to_move_;
  Pairing pairing_;
  std::array<std::set<BoardKey>, 2> visited_;  ///< by the role to move
  std::string text_;
  std::size_t line_start_ = 0;
};

/// The value of a position with its whole proof, as a text that can be checked without a solver.
/// README.md says what stands in it.
///
/// Normal play only; the game must not be over. Nothing if the budget runs out first: the value is
/// searched, then each move of the strategies. The context must be without Zetters' theorem, which
/// has no proof that could be written down.
[[nodiscard]] std::optional<std::string> certificate(const SearchContext& context,
                                                     const Position& position, Budget& budget);

}  // namespace mnk
