#include "engine/rules.h"

namespace mnk {

std::expected<Rules, RulesFault> Rules::make(int columns, int rows, int in_a_row, bool misere) {
  const auto usable = [](int number) { return number >= 1 && number <= max_side; };
  if (!usable(columns))
    return std::unexpected(RulesFault{.field = RulesFault::Field::columns, .found = columns});
  if (!usable(rows))
    return std::unexpected(RulesFault{.field = RulesFault::Field::rows, .found = rows});
  if (!usable(in_a_row))
    return std::unexpected(RulesFault{.field = RulesFault::Field::in_a_row, .found = in_a_row});
  return Rules(columns, rows, in_a_row, misere);
}

}  // namespace mnk
