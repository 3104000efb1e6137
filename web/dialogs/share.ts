// Ways to hand a game on: its address, a text that pastes well into a chat, an image, a record.
import { boardOf } from '../board/names.ts';
import { isFile, linkTo } from '../browser/link.ts';
import { make, makeButton } from '../dom.ts';
import { leavingIn } from '../feedback/answers.ts';
import { headlineForAll, standingForAll } from '../feedback/sentences.ts';
import { download } from '../storage/files.ts';
import { makeRecords } from '../records/panel.ts';
import { more } from '../words/en/more.ts';
import { setUpWords } from '../words/en/set-up.ts';
import { words } from '../words/en/play.ts';
import { copyField } from '../forms/copy.ts';
import { makeDialog } from '../forms/dialog.ts';
import { addressFor, makeCard, playersFor } from './card.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Draft, Drafted, Mark, View } from '../program/contract.ts';

/** @param says how things stand there */
function diagram(board: View | Draft, says: string) {
  const rows = board.cells.match(new RegExp(`.{${board.columns}}`, 'g')) ?? [];
  const title = more.diagramTitle(words.rules(board), says);
  return [title, ...rows.map((row) => [...row].map((cell) => more.diagram[cell as Mark | '.']).join(''))].join('\n');
}

/** @param parts `compose` makes lessons of what is on the board */
export function makeShareDialog({ bridge, compose }: { bridge: Bridge; compose: () => void }) {
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

  /** What the program said last of the position that is being set up. */
  let judged: Drafted | null = null;
  bridge.on('drafted', (told) => {
    judged = told;
  });
  /** Of the game, and not of the address bar, which may lag behind. A seat in a game with a friend elsewhere is not
   * handed on by the way: others may watch. */
  const ofGame = (view: View) => ({
    fragment: view.apart ? `g=${view.apart.to_onlookers}` : view.address,
    verdict: headlineForAll(view),
    diagram: diagram(view, `${standingForAll(view)} ${leavingIn(view)}`.trimEnd()),
  });
  /** A position that is being set up is what is seen. Where no game could begin there is no link to it. */
  const ofDraft = ({ x, o }: View, draft: Draft) => {
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
