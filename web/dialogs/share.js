// Ways to hand a game on: its address, a text that pastes well into a chat, an image, a record.
import { element, make, makeButton } from '../dom.js';
import { standing } from '../feedback/sentences.js';
import { download } from '../storage/download.js';
import { makeRecords } from '../records/panel.js';
import { more } from '../words/more.js';
import { words } from '../words/play.js';
import { makeDialog } from './dialog.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { View } from '../program/contract.d.ts'
 */

/** Around the board in an image, in pixels. */
const margin = 24;
/** The one-file edition lies on its user's disk, and where is nobody else's business. */
const isFile = location.protocol === 'file:';

/** @param {View} view */
function diagram(view) {
  const rows = view.cells.match(new RegExp(`.{${view.columns}}`, 'g')) ?? [];
  const title = more.diagramTitle(words.rules(view), standing(view));
  return [title, ...rows.map((row) => [...row].map((cell) => more.diagram[cell]).join(''))].join('\n');
}

/** @returns {Promise<Blob | null>} */
function boardImage() {
  const board = element('canvas', HTMLCanvasElement);
  const image = make('canvas', { width: board.width + 2 * margin, height: board.height + 2 * margin });
  const paint = image.getContext('2d');
  if (!paint) return Promise.resolve(null);
  paint.fillStyle = getComputedStyle(board).backgroundColor;
  paint.fillRect(0, 0, image.width, image.height);
  paint.drawImage(board, margin, margin);
  return new Promise((resolve) => image.toBlob(resolve, 'image/png'));
}

/** @param {{ bridge: Bridge }} parts */
export function makeShareDialog({ bridge }) {
  const link = make('input', { id: 'share-link', type: 'text', readOnly: true });
  const text = make('textarea', { id: 'share-text', readOnly: true });
  const told = make('p', { className: 'told', ariaLive: 'polite' });
  link.addEventListener('focus', () => link.select());

  /** @param {HTMLInputElement | HTMLTextAreaElement} field */
  const copy = async (field) => {
    try {
      await navigator.clipboard.writeText(field.value);
      told.textContent = more.copied;
    } catch {
      field.select();
      told.textContent = more.copyFailed;
    }
  };
  const send = () => {
    const what = { title: document.title, text: text.value };
    // Rejected when the user closes the sheet, which is an answer and not an error.
    navigator.share(isFile ? what : { ...what, url: link.value }).catch(() => {});
  };
  const saveImage = async () => {
    const image = await boardImage();
    if (!image) return;
    download(image, 'tic-tac-toe.png');
    told.textContent = more.imageSaved;
  };

  const records = makeRecords({ bridge, opened: () => dialog.close() });
  const linkName = isFile ? more.gameAsText : more.link;
  const dialog = makeDialog(
    'share-dialog',
    more.shareHeading,
    make('p', { className: 'field' }, make('label', { htmlFor: link.id, textContent: linkName }), link),
    ...(isFile ? [make('p', {}, make('small', { textContent: more.gameAsTextNote }))] : []),
    make(
      'p',
      { className: 'actions' },
      makeButton(isFile ? more.copyAddress : more.copyLink, () => copy(link), { className: 'primary' }),
      ...('share' in navigator ? [makeButton(more.send, send)] : []),
    ),
    make('p', { className: 'field' }, make('label', { htmlFor: text.id, textContent: more.asText }), text),
    make(
      'p',
      { className: 'actions' },
      makeButton(more.copyText, () => copy(text)),
      makeButton(more.saveImage, saveImage),
    ),
    records.element,
    told,
  );

  return () => {
    // Of the game, and not of the address bar, which may lag behind.
    // A seat in a game with a friend elsewhere is not handed on by the way: others may watch.
    const { address, apart } = bridge.view;
    const fragment = apart ? `#g=${apart.to_onlookers}` : `#${address}`;
    link.value = isFile ? fragment : new URL(fragment, location.href).href;
    text.value = diagram(bridge.view);
    text.rows = Math.min(11, bridge.view.rows + 2);
    told.textContent = '';
    records.show();
    dialog.showModal();
  };
}
