// Says what of a record is not in the game that was opened from it.
import { removeNotice, showUntilRead } from '../feedback/notice.ts';
import type { Narrator } from '../feedback/narrator.ts';

const id = 'left-out-notice';

export function tellLeftOut(narrator: Narrator, { leftOut }: { leftOut?: string }) {
  removeNotice(id);
  if (leftOut) showUntilRead(narrator, id, leftOut);
}
