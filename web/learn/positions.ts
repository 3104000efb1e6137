// Positions of tic-tac-toe to look at: that of the game, if it is one, and some that show something.
import { machines } from '../words/en/machines.ts';
import type { View } from '../program/contract.ts';

/** Of some size for those who want to see every step. */
const samples = ['XO./.X./O..', 'XOX/.O./X.O', 'X.O/.../O.X', 'X../.O./..X'];

/** Who plays a match without help is not told of its board either. */
export function positionsOf({ rules, cells, can_analyse: isOpen }: Pick<View, 'rules' | 'cells' | 'can_analyse'>) {
  const own = isOpen && rules === '3,3,3' ? cells.replace(/(...)(...)(...)/, '$1/$2/$3') : '';
  const free = (position: string) => position.split('.').length - 1;
  const all: { position: string; text: string }[] = [{ position: '.../.../...', text: machines.emptyBoard }];
  if (own && free(own) < 9) all.unshift({ position: own, text: machines.withFree(machines.boardOfGame, free(own)) });
  for (const position of samples) all.push({ position, text: machines.withFree(position, free(position)) });
  return all;
}
