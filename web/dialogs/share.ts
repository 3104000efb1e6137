// Ways to share a game: its address, a text that pastes well into a chat, an image, a record.
import { html, nothing, render } from 'lit-html';
import { boardOf } from '../board/names.ts';
import { rowsOf } from '../board/positions.ts';
import { isFile, linkTo } from '../browser/link.ts';
import { gameOf, reachedIn } from '../challenge/reached.ts';
import { make } from '../dom.ts';
import { turnIn } from '../feedback/answers.ts';
import { headline } from '../feedback/sentences.ts';
import { makeSharing } from '../forms/copy.ts';
import { makeDialog } from '../forms/dialog.ts';
import { copiedView, copyView } from '../forms/field-views.ts';
import { longestRecord, writeRecord } from '../records/records.ts';
import { makeGameField, openGame } from '../records/open-game.ts';
import { download, readPicked } from '../storage/files.ts';
import { shareWords } from '../words/en/share.ts';
import { recordWords } from '../words/en/records.ts';
import { setUpWords } from '../words/en/set-up.ts';
import { words } from '../words/en/play.ts';
import { isOthers, ownMark } from '../words/players.ts';
import { addressFor, makeCard, playersFor, publicNames } from './card.ts';
import type { Context } from '../context.ts';
import type { Draft, Drafted, Mark, View } from '../program/contract.ts';

/** A game without a "you", as a stranger sees it. */
export const forAll = (view: View): View => {
  const { apart } = view;
  if (apart) return { ...view, apart: { ...apart, seat: null } };
  return ownMark(view) ? { ...view, x: 'easy', o: 'easy' } : view;
};

/** What the text says of a game: your own result as you would tell it, and anything else as a stranger sees it. */
export function told(view: View) {
  const [mine, game] = [reachedIn(view), gameOf(view)];
  if (mine && game && !isOthers(view)) return shareWords.mine(mine, game.opponent);
  return turnIn(forAll(view));
}

function diagram(board: View | Draft, says: string) {
  const rows = rowsOf(board).map((row) => [...row].map((cell) => shareWords.diagram[cell as Mark | '.']).join(''));
  return [shareWords.diagramTitle(words.rules(board), says), ...rows].join('\n');
}

/** Records have no lines that lose, no marks that leave or fall. */
const suitsRecords = ({ rules }: View) => /^\d+,\d+,\d+$/.test(rules);
/** Only SGF has stones that were not played. */
const hasRecord = (view: View, format: 'sgf' | 'psq') =>
  (view.start === null || format === 'sgf') && view.draft === null && suitsRecords(view);

/** @param parts `compose` makes a lesson of what is on the board */
export function makeShareDialog({ bridge, compose, narrator }: Context & { compose: () => void }) {
  const content = make('div');
  const dialog = makeDialog('share-dialog', shareWords.shareHeading, content);
  let shown = { fragment: '', verdict: '', diagram: '' };
  let saved = '';
  const tell = (text: string) => {
    saved = text;
    draw();
  };
  const sharing = makeSharing(() => tell(''));
  const link = () => shown.fragment && linkTo(shown.fragment);
  const asText = () => [shown.diagram, isFile() ? '' : link()].filter(Boolean).join('\n');
  const send = () => {
    const what = { title: document.title, text: shown.diagram };
    sharing.send(asText(), isFile() || !link() ? what : { ...what, url: link() });
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
    tell(shareWords.imageSaved);
  };
  const saveRecord = (format: 'sgf' | 'psq') => {
    const record = writeRecord(format, bridge.view, publicNames(bridge.view));
    download(new Blob([record], { type: 'text/plain' }), `gomoku.${format}`);
  };
  const given = makeGameField('record-text', { bridge }, () => draw());
  /** @param text as the field takes it */
  const openRecord = (text?: string | null) => {
    const game = given.take(text);
    if (!game) return;
    dialog.close();
    openGame({ bridge, narrator }, game);
  };
  const pick = async ({ target }: Event) => openRecord(await readPicked(target as HTMLInputElement, longestRecord));
  const makeLesson = () => {
    dialog.close();
    compose();
  };

  const button = (text: string, act: () => void) => html`<button type="button" @click=${act}>${text}</button>`;
  const linkView = () => html`
    ${copiedView(isFile() ? shareWords.gameAsText : shareWords.link, 'share-link', link())}
    ${isFile() ? html`<p><small>${shareWords.gameAsTextNote}</small></p>` : nothing}`;
  const recordsView = () => html`
    <details>
      <summary>${recordWords.records}</summary>
      ${suitsRecords(bridge.view) ? nothing : html`<p><small>${recordWords.unsuited}</small></p>`}
      ${given.view()}
      <p class="actions">
        ${button(recordWords.openRecord, () => openRecord())}
        ${button(recordWords.openRecordFile, () => content.querySelector<HTMLElement>('#record-file')?.click())}
        ${hasRecord(bridge.view, 'psq') ? button(recordWords.savePsq, () => saveRecord('psq')) : nothing}
      </p>
      <input id="record-file" type="file" accept=".sgf,.psq,.txt" hidden @change=${pick}>
    </details>`;
  const draw = () =>
    render(
      html`
        ${link() ? linkView() : html`<p>${shareWords.noLink}</p>`}
        <p class="actions">
          ${link() ? copyView(sharing, isFile() ? shareWords.copyAddress : shareWords.copyLink, link(), 'primary') : nothing}
          ${'share' in navigator ? button(shareWords.send, send) : nothing}
        </p>
        ${copiedView(shareWords.asText, 'share-text', asText(), {
          rows: Math.min(12, boardOf(bridge.view).rows + 3),
        })}
        <p class="actions">
          ${copyView(sharing, shareWords.copyText, asText())}
          ${button(shareWords.saveImage, saveImage)}
          ${hasRecord(bridge.view, 'sgf') ? button(recordWords.saveSgf, () => saveRecord('sgf')) : nothing}
          ${button(shareWords.makeLesson, makeLesson)}
          <span aria-live="polite">${saved}</span>
        </p>
        ${recordsView()}`,
      content,
    );

  /** The program's last verdict on the position being set up. */
  let judged: Drafted | null = null;
  bridge.on('drafted', (told) => {
    judged = told;
  });
  /** From the game, not from the address bar, which may lag behind. It never hands on a seat in a remote match: others
   * may watch. */
  const ofGame = (view: View) => ({
    fragment: view.apart ? `g=${view.apart.to_onlookers}` : view.address,
    verdict: headline(forAll(view)),
    diagram: diagram(view, told(view)),
  });
  /** Shares the position being set up, which is what the user sees. If no game could begin there, it has no link. */
  const ofDraft = ({ x, o }: View, draft: Draft) => {
    // It may have been judged before this part was loaded.
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
    saved = '';
    sharing.forget();
    given.forget();
    draw();
    dialog.showModal();
  };
}
