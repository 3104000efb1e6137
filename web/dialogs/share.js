// Ways to hand a game on: its address, a text that pastes well into a chat, an image.
import { download } from '../storage/backup.js';
import { make, makeButton, makeDialog } from '../dom.js';
import { standing } from '../feedback/narrator.js';
import { more } from '../words/more.js';
import { words } from '../words/play.js';

const margin = 24;

function diagram(view) {
  const rows = view.cells.match(new RegExp(`.{${view.columns}}`, 'g'));
  const title = more.diagramTitle(words.rules(view), standing(view));
  return [title, ...rows.map((row) => [...row].map((cell) => more.diagram[cell]).join(''))].join('\n');
}

function boardImage() {
  const board = document.getElementById('canvas');
  const image = make('canvas', { width: board.width + 2 * margin, height: board.height + 2 * margin });
  const paint = image.getContext('2d');
  paint.fillStyle = getComputedStyle(board).backgroundColor;
  paint.fillRect(0, 0, image.width, image.height);
  paint.drawImage(board, margin, margin);
  return new Promise((resolve) => image.toBlob(resolve, 'image/png'));
}

export function makeShareDialog({ bridge }) {
  const link = make('input', { id: 'share-link', type: 'text', readOnly: true });
  const text = make('textarea', { id: 'share-text', readOnly: true });
  const told = make('p', { className: 'told' });
  link.addEventListener('focus', () => link.select());

  const copy = async (field) => {
    try {
      await navigator.clipboard.writeText(field.value);
      told.textContent = more.copied;
    } catch {
      field.select();
      told.textContent = more.copyFailed;
    }
  };
  const send = () =>
    // Rejected when the user closes the sheet, which is an answer and not an error.
    navigator.share({ title: document.title, text: text.value, url: link.value }).catch(() => {});
  const saveImage = async () => {
    download(await boardImage(), 'tic-tac-toe.png');
    told.textContent = more.imageSaved;
  };

  const dialog = makeDialog(
    'share-dialog',
    more.shareHeading,
    more.close,
    make('p', { className: 'field' }, make('label', { htmlFor: link.id, textContent: more.link }), link),
    make(
      'p',
      { className: 'actions' },
      makeButton(more.copyLink, () => copy(link), { className: 'primary' }),
      ...(navigator.share ? [makeButton(more.send, send)] : []),
    ),
    make('p', { className: 'field' }, make('label', { htmlFor: text.id, textContent: more.asText }), text),
    make('p', { className: 'actions' }, makeButton(more.copyText, () => copy(text)), makeButton(more.saveImage, saveImage)),
    told,
  );
  told.ariaLive = 'polite';

  return () => {
    link.value = location.href;
    text.value = diagram(bridge.view);
    text.rows = Math.min(11, bridge.view.rows + 2);
    told.textContent = '';
    dialog.showModal();
  };
}
