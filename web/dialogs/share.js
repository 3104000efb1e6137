// Ways to hand a game on: its address, a text that pastes well into a chat, an image, a record.
import { boardOf } from '../board/names.js';
import { isFile, linkTo } from '../browser/link.js';
import { make, makeButton } from '../dom.js';
import { leavingIn } from '../feedback/answers.js';
import { headlineForAll, standingForAll } from '../feedback/sentences.js';
import { download } from '../storage/download.js';
import { makeRecords } from '../records/panel.js';
import { more } from '../words/more.js';
import { setUpWords } from '../words/set-up.js';
import { words } from '../words/play.js';
import { copyField } from '../forms/copy.js';
import { makeDialog } from '../forms/dialog.js';
import { addressFor, makeCard, playersFor } from './card.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Draft, Drafted, View } from '../program/contract.d.ts'
 */

/** @param {View | Draft} board @param {string} says how things stand there */
function diagram(board, says) {
  const rows = board.cells.match(new RegExp(`.{${board.columns}}`, 'g')) ?? [];
  const title = more.diagramTitle(words.rules(board), says);
  return [title, ...rows.map((row) => [...row].map((cell) => more.diagram[cell]).join(''))].join('\n');
}

/** @param {{ bridge: Bridge, compose: () => void }} parts `compose` makes lessons of what is on the board */
export function makeShareDialog({ bridge, compose }) {
  const link = make('input', { id: 'share-link', type: 'text', readOnly: true });
  const text = make('textarea', { id: 'share-text', readOnly: true });
  const told = make('p', { className: 'told', ariaLive: 'polite' });
  link.addEventListener('focus', () => link.select());

  /** What is handed on. */
  let shown = { fragment: '', verdict: '', diagram: '' };

  const send = () => {
    const what = { title: document.title, text: shown.diagram };
    // Rejected when the user closes the sheet, which is an answer and not an error.
    navigator.share(isFile() || !link.value ? what : { ...what, url: link.value }).catch(() => {});
  };
  const saveImage = async () => {
    const { view } = bridge;
    const image = await makeCard(boardOf(view), {
      title: document.title,
      rules: words.rules(boardOf(view)),
      verdict: shown.verdict,
      players: view.draft ? '' : playersFor(view),
      address: addressFor(location),
    });
    if (!image) return;
    download(image, 'tic-tac-toe.png');
    told.textContent = more.imageSaved;
  };

  const records = makeRecords({ bridge, opened: () => dialog.close() });
  const linkName = isFile() ? more.gameAsText : more.link;
  const byLink = make(
    'div',
    {},
    make('p', { className: 'field' }, make('label', { htmlFor: link.id, textContent: linkName }), link),
    ...(isFile() ? [make('p', {}, make('small', { textContent: more.gameAsTextNote }))] : []),
  );
  const noLink = make('p', { textContent: more.noLink });
  const copyLink = makeButton(isFile() ? more.copyAddress : more.copyLink, () => copyField(link, told, more), {
    className: 'primary',
  });
  const dialog = makeDialog(
    'share-dialog',
    more.shareHeading,
    byLink,
    noLink,
    make('p', { className: 'actions' }, copyLink, ...('share' in navigator ? [makeButton(more.send, send)] : [])),
    make('p', { className: 'field' }, make('label', { htmlFor: text.id, textContent: more.asText }), text),
    make(
      'p',
      { className: 'actions' },
      makeButton(more.copyText, () => copyField(text, told, more)),
      makeButton(more.saveImage, saveImage),
      makeButton(more.makeLesson, () => {
        dialog.close();
        compose();
      }),
    ),
    records.element,
    told,
  );

  /** What the program said last of the position that is being set up. @type {Drafted | null} */
  let judged = null;
  bridge.on('drafted', (told) => {
    judged = told;
  });
  /** Of the game, and not of the address bar, which may lag behind. A seat in a game with a friend elsewhere is not
   * handed on by the way: others may watch. @param {View} view */
  const ofGame = (view) => ({
    fragment: view.apart ? `g=${view.apart.to_onlookers}` : view.address,
    verdict: headlineForAll(view),
    diagram: diagram(view, `${standingForAll(view)} ${leavingIn(view)}`.trimEnd()),
  });
  /** A position that is being set up is what is seen. Where no game could begin there is no link to it.
   * @param {View} view @param {Draft} draft */
  const ofDraft = ({ x, o }, draft) => {
    // It may have been judged before this part was there.
    bridge.send('draft on');
    const verdict = judged ? setUpWords.checkedPosition(judged) : '';
    const address = `v=1&rules=${draft.rules}&x=${x}&o=${o}&position=${draft.text}`;
    return {
      fragment: judged?.detail === undefined ? address : '',
      verdict,
      diagram: diagram(draft, verdict),
    };
  };

  return () => {
    const { view } = bridge;
    shown = view.draft ? ofDraft(view, view.draft) : ofGame(view);
    link.value = shown.fragment && linkTo(shown.fragment);
    byLink.hidden = copyLink.hidden = !shown.fragment;
    noLink.hidden = !byLink.hidden;
    text.value = [shown.diagram, isFile() ? '' : link.value].filter(Boolean).join('\n');
    text.rows = Math.min(12, boardOf(view).rows + 3);
    told.textContent = '';
    records.show();
    dialog.showModal();
  };
}
