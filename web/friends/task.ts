// What is to be done next in a game with a friend elsewhere. Nothing here needs a document.
import type { View } from '../program/contract.ts';
import type { friendWords } from '../words/en/friends.ts';

/** What is to be done next; nothing while the friend has to do something. */
export function taskOf({ apart, moves }: Pick<View, 'apart' | 'moves'>): keyof typeof friendWords.status | null {
  if (!apart?.seat) return 'watching';
  const { seat, undo, asker, unsent, outcome, to_move: toMove } = apart;
  const over = outcome !== 'in_progress';
  const mine = toMove === seat && !over;
  if (undo === 'asked' && asker !== seat) return 'asked';
  if (!unsent) {
    if (undo === 'asked') return null;
    if (over) return 'over';
    return mine ? 'yours' : null;
  }
  if (undo === 'asked') return 'wish';
  if (moves.length === 0) return mine ? 'first_move' : 'invitation';
  if (mine) return 'answer';
  if (moves.length === 1 && undo === 'none') return 'first_sent';
  return over ? 'last_move' : 'move';
}
