#pragma once

#include <array>
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

/// A remote game as the text of a link: `#g=LETTER`.
///
/// It consists of letters, digits, `-` and `_` (bit_text.h): version, match, receiver, undos,
/// rules, who plays X, score, position that was set up if any, moves, check. Its characters 1 to 6
/// are the match. Version 2 writes rules and position as text, for all games but the m,n,k-game.
/// Each move takes as many bits as the cells of the board need, and a position two for each cell:
/// 25 characters for an empty board, at most 31 on 3×3, 142 on 10×10 and 625 on 20×20, and 3, 33
/// and 133 more from a position.
///
/// Versions 3 and 4 (other games) add the terms before the moves: 2 characters, 44 with the longest
/// name. Versions 5 to 8 are 1 to 4 with the guest's name after those: 2 to 44 characters.
namespace mnk {

struct MatchToken {
  static constexpr int max_score = 4095;
  /// Only games whose marks leave can have more.
  static constexpr int max_moves = (1 << count_bits) - 1;

  MatchState match;  ///< as it is for the one who opens the token, with their seat; they know all
                     ///< that is in it
  games::AnyRules rules;
  bool host_plays_x = true;
  Score before;  ///< the score before this game, the host's wins first: each 0..max_score
  /// Where the game begins, of the same rules and not over; nothing for the empty board.
  std::optional<games::AnyPosition> start;
  std::vector<Cell> moves;  ///< legal from there, max_moves at most

  /// Which game of the match it is, from 1.
  [[nodiscard]] int game() const { return before.first + before.second + before.draws + 1; }

  friend bool operator==(const MatchToken&, const MatchToken&) = default;
};

[[nodiscard]] std::string to_text(const MatchToken& token);

/// Why a text is not a token.
struct MatchTokenError {
  enum class Reason : std::uint8_t {
    version,  ///< made by another version of the game
    cut,      ///< there was more of it
    edited,   ///< the check does not match
    content,  ///< well formed, but of a game that cannot be
    move,     ///< a move, `number`, that the rules forbid
  };
  static constexpr std::array<std::string_view, 5> names{"version", "cut", "edited", "content",
                                                         "move"};
  Reason reason;
  int number = 0;  ///< from 1; 0 where no move is at fault

  friend bool operator==(const MatchTokenError&, const MatchTokenError&) = default;
};

/// Reads what to_text() writes, to the last character, and nothing else.
[[nodiscard]] std::expected<MatchToken, MatchTokenError> parse_match_token(std::string_view text);

/// The text of the token in an address of the form `g=LETTER`; nothing for any other address.
[[nodiscard]] std::optional<std::string_view> match_token_in(std::string_view address);
/// The address of a saved game with all its moves. For a remote game, the token to the friend, or
/// from one spectator to another.
[[nodiscard]] std::string address_of(const Save& save);

/// The token that brings a saved game, which must be a remote one, to a seat.
[[nodiscard]] MatchToken match_token_of(const Save& save, Seat to);

/// How what has arrived relates to what is known.
struct Relation {
  enum class Kind : std::uint8_t {
    same,
    older,       ///< what is known holds
    newer,       ///< goes on from what is known: more moves, a request, a refusal
    taken_back,  ///< moves were taken back by agreement
    next_game,   ///< a later game of the match, or another beginning of this one that holds
    fork,        ///< the same game, played otherwise
  };
  Kind kind;
  int at = 0;  ///< for a fork, the first move that differs, from 1

  friend bool operator==(const Relation&, const Relation&) = default;
};

/// A remote match is a merge of what several devices know: two players, further devices of each,
/// spectators. Letters may arrive late, twice, crossing each other, or never. A device's knowledge
/// of a match is a state, and of two states every device keeps the same one, by these rules in
/// order:
///
/// 1. The later game holds. If both have pressed Play again, one game begins twice: the beginning
///    in which the host plays X holds as long as the other has one move at most, unanswered.
/// 2. In one game, more takebacks hold: its moves were shortened by agreement, whatever was played
///    meanwhile.
/// 3. With equal takebacks, the moves that extend the others win. A move ends any request.
/// 4. With the same moves, requests to undo rank
///
///        none < asked by who is to move < refused < asked by who has moved last < refused
///
///    so of two that cross, the request of the player who moved last holds; the other may be
///    asked again.
/// 5. All else is a fork: other rules or terms, or moves of which neither go on from the others.
///    People are asked about it, and it is never decided for them.
///
/// Every act makes a state that wins against the one before: a move, a request, a refusal, an
/// agreement (one more takeback), the next game. Unsent acts may be withdrawn.
///
/// A fork takes a forger, or a player who acts on one device without knowing what they did on
/// another. A player whose device knows everything they did cannot make one: only the side to move
/// plays, and only the side that was asked last agrees to a takeback. (Of two crossing requests,
/// the lower is dropped when the higher arrives, and you never answer your own.)
///
/// Compares two tokens of one match.
[[nodiscard]] Relation relation_of(const MatchToken& arrived, const MatchToken& known);

}  // namespace mnk
