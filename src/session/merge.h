#pragma once

#include <cstdint>

#include "session/match_token.h"

/// A remote match is a merge of what several devices know: two players, further devices of each,
/// spectators. Letters may arrive late, twice, crossing each other, or never. A device's knowledge
/// of a match is a state, and of two states every device keeps the same one, by these rules in
/// order:
///
/// 1. The later game holds. If both have pressed Play again, one game begins twice: the beginning
/// in
///    which the host plays X holds as long as the other has one move at most, which nobody has
///    answered.
/// 2. In one game, more takebacks hold: its moves were shortened by agreement, whatever was played
///    meanwhile.
/// 3. With equal takebacks, the moves that extend the others win. A move ends any request. 4. With
/// the same moves, requests to undo rank
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
namespace mnk {

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

/// Compares two tokens of one match.
[[nodiscard]] Relation relation_of(const MatchToken& arrived, const MatchToken& known);

}  // namespace mnk
