#pragma once

#include <cstdint>

#include "session/letter.h"

/// A remote match is a merge of what several devices know: two players, further devices of each,
/// spectators. Letters come late, twice, crossing each other, or not at all. What is known of a
/// match is a state, and of two states one holds, by these rules in their order, on every device
/// alike:
///
/// 1. The later game holds. If both have pressed Play again, one game begins twice: the beginning
/// in
///    which the host plays X holds as long as the other has one move at most, which nobody has
///    answered.
/// 2. In one game, more takebacks hold: its moves were shortened by agreement, whatever was played
///    meanwhile.
/// 3. With as many takebacks, moves that go on from the others hold. A move ends any wish.
/// 4. With the same moves, wishes to undo rank
///
///        none < asked by who is to move < refused < asked by who has moved last < refused
///
///    so of two that cross, the wish of whoever has moved last holds; the other may be asked again.
/// 5. All else is a fork: other rules or terms, or moves of which neither go on from the others.
///    People are asked about it, and it is never decided for them.
///
/// Whoever acts makes a state that holds against the one before: a move, a wish, a refusal, an
/// agreement (one takeback more), the next game. What was not sent may be taken back again.
///
/// A fork takes a forger, or somebody who acts on one device without knowing what they did on
/// another. A player whose device knows all that they did cannot make two states of which neither
/// holds: only the side to move makes a move, and only who was asked last agrees to a takeback. (Of
/// two wishes that crossed, the lower is given up when the higher arrives, and nobody answers their
/// own.)
namespace mnk {

/// How what has arrived relates to what is known.
struct Relation {
  enum class Kind : std::uint8_t {
    same,
    older,       ///< what is known holds
    newer,       ///< goes on from what is known: more moves, a wish, a refusal
    taken_back,  ///< moves were taken back by agreement
    next_game,   ///< a later game of the match, or another beginning of this one that holds
    fork,        ///< the same game, played otherwise
  };
  Kind kind;
  int at = 0;  ///< for a fork, the first move that differs, from 1

  friend bool operator==(const Relation&, const Relation&) = default;
};

/// Of two letters of one match.
[[nodiscard]] Relation relation_of(const Letter& arrived, const Letter& known);

}  // namespace mnk
