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
/// `BEGIN`: the brain opens.
struct Begin {};
/// `TURN x,y`: the opponent's move.
struct Turn {
  Cell cell;
};
/// `PLAY x,y`: the move that the brain shall play.
struct Play {
  Cell cell;
};
/// `TAKEBACK x,y`.
struct TakeBack {
  Cell cell;
};
/// `BOARD`: stones follow, one a line, up to `DONE`.
struct Board {};
/// `x,y,field` after BOARD or SWAP2BOARD.
struct Stone {
  enum class Owner : std::uint8_t { own = 1, opponent = 2, special = 3 };
  Cell cell;
  Owner owner;
};
/// `DONE`.
struct Done {};
/// `SWAP2BOARD`: stones `x,y` follow, up to `DONE`.
struct Swap2Board {};
/// `x,y` after SWAP2BOARD.
struct PlainStone {
  Cell cell;
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
struct Restart {};
struct About {};
struct Stop {};
struct End {};

using Command = std::variant<Start, Begin, Turn, Play, TakeBack, Board, Stone, Done, Swap2Board,
                             PlainStone, Info, Restart, About, Stop, End>;

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
