#include "support/session_script.h"

// The history and its cursor: undo, redo, jump, and play from the middle.
namespace mnk {
namespace {

TTT_SESSION_SCRIPTS(R"(
Undo.GoesBackToWhereAHumanMoves
given b2.a1.c3
undo -> stepped | board=O../.X./...
undo -> stepped | board=.../.X./... moves=b2.a1.c3
given perfect perfect b2.a1.c3
undo -> stepped | board=O../.X./... // between computers by one move
given human perfect b2.a1.c3.c1
undo -> stepped | board=O../.X./... to_move=X // the reply and the own move together
undo -> stepped | board=.../.../... can_undo=false
undo -> refused:nothing_to_undo | unchanged
given human perfect b2.a1.c3
undo -> stepped | board=O../.X./... // before the reply
given perfect human b2.a1.c3
undo -> stepped | board=.../.X./... can_undo=false // the computer began
undo -> refused:nothing_to_undo | unchanged
given human perfect a1.a2.b1.b2.c1
undo -> stepped | board=XX./OO./... // the own winning move
given human perfect a1.b1.a2.b2.c3.b3
undo -> stepped | board=XO./XO./... // the computer's win and the own mistake before it

Redo.GoesOnToWhereAHumanMovesOrToTheEnd
given b2.a1.c3
jump 0
redo -> stepped | board=.../.X./...
redo -> stepped
redo -> stepped | board=O../.X./..X can_redo=false
redo -> refused:nothing_to_redo
given human perfect b2.a1.c3.c1
jump 0
redo -> stepped | board=O../.X./...
redo -> stepped | board=O.O/.X./..X
given human perfect b2.a1.c3
undo
redo -> stepped | board=O../.X./..X awaited=perfect // the computer's turn

Jump.GoesToAnyMomentAndKeepsAllMoves
given human perfect b2.a1.c3.c1
jump 1 -> stepped | board=.../.X./...
jump 4 -> stepped | board=O.O/.X./..X
jump 0 -> stepped | board=.../.../... moves=b2.a1.c3.c1
jump 5 -> refused:no_such_ply | unchanged
jump 0 -> | unchanged

Branch.SetsTheLaterMovesAside
given b2.a1.c3
jump 1
play b2 -> refused:taken | unchanged
play c1 -> set_aside played | board=..O/.X./... moves=b2.c1 can_redo=false set_aside=2
jump 0
play a3 | moves=a3 set_aside=2 // the newest line that was left is kept, from its first other move on
restore | moves=b2.c1
given a1.a2.b1.b2.c1
undo
play c3 -> set_aside played | board=XX./OO./..X outcome=in_progress // a game that had ended

Branch.WhereTheComputerMovedIsRefused
given human perfect b2.a1.c3
jump 1
play c1 -> refused:earlier_move | unchanged
aim c1 -> refused:earlier_move | unchanged

Branch.PlayingTheSameMoveAgainKeepsTheFuture
given b2.a1.c3
jump 0
play b2 -> stepped | board=.../.X./... moves=b2.a1.c3 can_redo=true
play a1 -> stepped | moves=b2.a1.c3
given human perfect b2.a1.c3.c1
jump 0
play b2 -> stepped | board=O../.X./... moves=b2.a1.c3.c1 // and brings the computer's reply back

Restore.SwapsBothLines
given b2.a1.c3
restore -> refused:nothing_to_restore
jump 1
moves c1.a3
restore -> restored | moves=b2.a1.c3 cursor=1 set_aside=2 board=.../.X./...
restore -> restored | moves=b2.c1.a3
jump 0
restore -> restored | moves=b2.a1.c3 cursor=1 // from before the branch it goes there
)");

}  // namespace
}  // namespace mnk
