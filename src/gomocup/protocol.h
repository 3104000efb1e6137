#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/cell.h"

/// The commands of the Gomocup protocol, one line each, parsed into values.
namespace mnk::gomocup {

/// `START size` or `RECTSTART width,height`.
struct Start {
  int columns;
  int rows;
};
/// A command that is nothing but its name.
enum class Word : std::uint8_t {
  begin,       ///< the brain opens
  board,       ///< stones follow, one a line, up to DONE
  swap2board,  ///< the same: stones without an owner
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
    play,  ///< the move that the brain shall play
    takeback
  };
  Kind kind;
  Cell cell;
};
/// `x,y,field` after BOARD; `x,y`, without an owner, after SWAP2BOARD.
struct Stone {
  enum class Owner : std::uint8_t { none, own, opponent, special };
  Cell cell;
  Owner owner;
};
/// `INFO key value`; keys that mean nothing here are left out.
struct Info {
  enum class Key : std::uint8_t {
    timeout_turn,   ///< milliseconds for a move
    timeout_match,  ///< milliseconds for all moves; 0: no limit
    time_left,      ///< milliseconds left of the match
    max_memory,     ///< bytes; 0: no limit
    rule,           ///< bits: 1 exactly five, 2 continuous game, 4 renju, 8 caro
    max_node,       ///< positions looked at for a move; 0: no limit. Not every manager knows this
    ignored
  };
  Key key;
  std::int64_t value;
};

using Command = std::variant<Start, Word, CellCommand, Stone, Info>;

/// Why a line is no command: what is answered.
struct Complaint {
  bool unknown;  ///< `UNKNOWN …`: there is no such command; else `ERROR …`
  std::string reason;

  [[nodiscard]] std::string text() const { return (unknown ? "UNKNOWN " : "ERROR ") + reason; }
};

/// A line without its end. Names may be in any case, and blanks may stand around everything.
[[nodiscard]] std::expected<Command, Complaint> parse_command(std::string_view line);

/// `x,y`, counted from 0 at the top left.
[[nodiscard]] std::string to_text(Cell cell);

}  // namespace mnk::gomocup
