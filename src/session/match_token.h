#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/position.h"
#include "session/game.h"
#include "session/match_state.h"
#include "session/save.h"

/// A remote game as text for a link: `#g=LETTER`.
///
/// It consists of letters, digits, `-` and `_` (bit_text.h): version, match, receiver, undos,
/// rules, who plays X, score, set-up position if any, moves, check. Characters 1 to 6 identify the
/// match. Version 2 writes rules and position as text, for all games but the m,n,k-game. A move
/// takes as many bits as a cell number on its board, a position two bits per cell: 25 characters
/// for an empty board, at most 31 on 3×3, 142 on 10×10 and 625 on 20×20, plus 3, 33 and 133 with a
/// position.
///
/// Versions 3 and 4 (other games) add the terms before the moves: 2 characters, or 44 with the
/// longest name. Versions 5 to 8 are 1 to 4 with the guest's name after the terms: 2 to 44
/// characters.
namespace mnk {

struct MatchToken {
  static constexpr int max_score = 4095;
  /// Only games whose old marks leave can have more.
  static constexpr int max_moves = (1 << count_bits) - 1;

  MatchState match;  ///< the receiver's state, with their seat: they know everything in it
  games::AnyRules rules;
  bool host_plays_x = true;
  Score before;  ///< the score before this game, the host's wins first, each 0..max_score
  /// The set-up position, under the same rules and not over; nothing for the empty board.
  std::optional<games::AnyPosition> start;
  std::vector<Cell> moves;  ///< legal from there, at most max_moves

  /// The number of this game in the match, from 1.
  [[nodiscard]] int game() const { return before.first + before.second + before.draws + 1; }

  friend bool operator==(const MatchToken&, const MatchToken&) = default;
};

[[nodiscard]] std::string to_text(const MatchToken& token);

/// Why a text is not a token.
struct MatchTokenError {
  enum class Reason : std::uint8_t {
    version,  ///< from another version of the program
    cut,      ///< truncated
    edited,   ///< the check does not match
    content,  ///< well formed, but an impossible game
    move,     ///< move `number` is illegal
  };
  Reason reason;
  int number = 0;  ///< from 1; 0 unless a move is at fault

  friend bool operator==(const MatchTokenError&, const MatchTokenError&) = default;
};

/// Accepts exactly what to_text() writes.
[[nodiscard]] std::expected<MatchToken, MatchTokenError> parse_match_token(std::string_view text);

/// The token in an address `g=LETTER`; nothing for any other address.
[[nodiscard]] std::optional<std::string_view> match_token_in(std::string_view address);
/// The address of a saved game with all its moves. For a remote game it has the token for the
/// friend, or for another spectator.
[[nodiscard]] std::string address_of(const Save& save);

/// The token that brings a saved remote game to a seat.
[[nodiscard]] MatchToken match_token_of(const Save& save, Seat to);

/// How an arriving token relates to the known game.
struct Relation {
  enum class Kind : std::uint8_t {
    same,
    older,       ///< the known game wins
    newer,       ///< continues the known game: more moves, a request, a refusal
    taken_back,  ///< an agreed undo shortened the game
    next_game,   ///< a later game of the match, or another start of this one that wins
    fork,        ///< the same game with other moves
  };
  Kind kind;
  int at = 0;  ///< for a fork, the first move that differs, from 1

  friend bool operator==(const Relation&, const Relation&) = default;
};

/// A remote match merges what several devices know: those of two players, perhaps several each, and
/// of spectators. Tokens may arrive late, twice, crossing or never. Each device's knowledge is a
/// state, and every device keeps the same one of two states, by these rules in order:
///
/// 1. The later game wins. If both players press Play again, the game starts twice: the start with
///    the host as X wins while the other has at most one, unanswered move.
/// 2. In one game, more takebacks win: the players agreed on them, whatever was played since.
/// 3. With equal takebacks, the longer of two lines wins if it extends the other. A move ends any
///    request.
/// 4. With equal moves, requests to undo rank
///
///        none < asked by who is to move < refused < asked by who has moved last < refused
///
///    so if two cross, the request of the player who moved last wins; the other can ask again.
/// 5. All else is a fork: other rules or terms, or two lines that diverge. The players decide,
///    never the program.
///
/// Every act makes a state that beats the one before: a move, a request, a refusal, an agreement
/// (one more takeback), the next game. Unsent acts can be withdrawn.
///
/// A fork takes a forger, or a player who acts on one device without knowing what they did on
/// another. A player whose device knows all they did cannot make one: only the side to move plays,
/// and only the side asked last agrees to a takeback. (If two requests cross, the higher replaces
/// the lower on arrival, and you never answer your own.)
///
/// Compares two tokens of one match.
[[nodiscard]] Relation relation_of(const MatchToken& arrived, const MatchToken& known);

}  // namespace mnk
