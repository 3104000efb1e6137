#pragma once

#include <cstdint>

#include "session/letter.h"

/// A match whose players are apart is a merge of what several devices know: two players, further
/// devices of each, spectators. Letters come late, again, crossing each other, or not at all. What
/// is known of a match is a state, and of two states one holds, by these rules in their order, on
/// every device alike:
///
/// 1. The later game holds. So does, of two beginnings of one game, because both have pressed Play
///    again, the one in which the host plays X, while the other has a move at most: nobody has
///    answered it.
/// 2. In one game, more takebacks hold: its moves were shortened by agreement, whatever was played
///    meanwhile.
/// 3. With as many takebacks, moves that go on from the others hold. A move ends any wish.
/// 4. With the same moves, wishes to undo rank
///
///        none < asked by who is to move < refused < asked by who has moved last < refused
///
///    so of two that cross, that of who has moved last holds; the other may be asked again.
/// 5. All else is a fork: other rules or terms, or moves of which neither go on from the others.
/// People are
///    asked about it, and it is never decided for them.
///
/// Whoever acts makes a state that holds against the one before: a move, a wish, a refusal, an
/// agreement (one takeback more), the next game. What was not sent may be taken back again.
///
/// A fork needs a forger, or somebody who has acted on a device that does not know what they did on
/// another one. For who acts only where all they did is known cannot make two states of which
/// neither holds: a move is made by whose turn it is and by nobody else; and a takeback is
/// agreed to by who was asked last, for of two wishes that crossed the lower one was given up when
/// the other was heard, and the higher one is not answered by who wished it.
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
