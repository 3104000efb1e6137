// Asks where the next game begins after one that began from a position, which should not come back for ever. Fetched
// with the first such question.
import { make, makeButton } from '../dom.ts';
import { removeNotice, showNotice } from '../feedback/notice.ts';
import { commonWords } from '../words/en/common.ts';
import { matchWords } from '../words/en/match.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Where } from './new-game.ts';

const id = 'where-from';

export function makeWhere({ bridge }: { bridge: Bridge }) {
  const leave = () => removeNotice(id);
  bridge.on('started', leave);
  return ({ same, empty }: Where) => {
    const first = makeButton(matchWords.where.same, same);
    const text = make('p', { textContent: matchWords.where.question, role: 'alert' });
    showNotice(id, text, first, makeButton(matchWords.where.empty, empty), makeButton(commonWords.cancel, leave));
    first.focus();
  };
}
