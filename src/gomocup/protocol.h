#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <variant>

#include "engine/cell.h"

/// The commands of the Gomocup protocol, parsed line by line.
namespace mnk::gomocup {

/// `START size` or `RECTSTART width,height`.
struct Start {
  int columns;
  int rows;
};
/// A command without arguments. The protocol's names are those of the values, here and below.
enum class Word : std::uint8_t {
  begin,       ///< the brain opens
  board,       ///< stones follow, one per line, up to DONE
  swap2board,  ///< the same, with stones that have no owner
  done,
  restart,
  about,
  stop,
  end
};
/// `TURN x,y` and the like.
struct CellCommand {
  enum class Kind : std::uint8_t {
    turn,  ///< the opponent's move
    play,  ///< the move for the brain to play
    takeback
  };
  Kind kind;
  Cell cell;
};
/// `x,y,field` after BOARD; `x,y`, with no owner, after SWAP2BOARD.
struct Stone {
  enum class Owner : std::uint8_t { none, own, opponent, special };
  Cell cell;
  Owner owner;
};
/// `INFO key value`; other keys are `ignored`.
struct Info {
  enum class Key : std::uint8_t {
    timeout_turn,   ///< milliseconds per move
    timeout_match,  ///< milliseconds for all moves; 0: no limit
    time_left,      ///< milliseconds left of the match
    max_memory,     ///< bytes; 0: no limit
    rule,           ///< bits: 1 exactly five, 2 continuous game, 4 renju, 8 caro
    max_node,       ///< nodes per move; 0: no limit. Not every manager knows this key
    ignored
  };
  Key key;
  std::int64_t value;
};

using Command = std::variant<Start, Word, CellCommand, Stone, Info>;

/// The answer to a line that is not a command.
struct Complaint {
  bool unknown;  ///< `UNKNOWN …` for an unknown command, else `ERROR …`
  std::string reason;

  [[nodiscard]] std::string text() const { return (unknown ? "UNKNOWN " : "ERROR ") + reason; }
};

/// Parses a line without its end. Accepts names in any case and blanks anywhere between parts.
[[nodiscard]] std::expected<Command, Complaint> parse_command(std::string_view line);

/// `x,y`, counted from 0 at the top left.
[[nodiscard]] std::string to_text(Cell cell);

}  // namespace mnk::gomocup
