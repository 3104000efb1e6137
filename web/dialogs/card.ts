// The image of a board to share: a card with the game's title, the board with its coordinates, the state of the game,
// the players, and where to play.
import { columnName } from '../board/names.ts';
import { givenName, playerName } from '../words/players.ts';
import { element, make } from '../dom.ts';
import { words } from '../words/en/play.ts';
import type { Draft, View } from '../program/contract.ts';

/** In hundredths of the board's longer side, whose pixels are used as they are. */
const sizes = { around: 8, label: 5, title: 7, rules: 4, verdict: 6, players: 4, address: 3.25, least: 3 };

const marks = ['X', 'O'] as const;
/** The players' names, X first, as a stranger reads them: neither side is "you". Empty for a person without one. */
export const publicNames = (view: View) =>
  marks.map((mark) => ((mark === 'X' ? view.x : view.o) === 'human' ? givenName(view, mark) : playerName(view, mark)));

export const playersFor = (view: View) => {
  const [x, o] = publicNames(view).map((name, i) => name || words.playerOf(marks[i]));
  return words.playersAgainst(x, 'X', o, 'O');
};

/** This page's address as people write it; empty for a local file. */
export const addressFor = ({ protocol, host, pathname }: Pick<Location, 'protocol' | 'host' | 'pathname'>) =>
  protocol === 'file:' ? '' : `${host}${pathname.replace(/(index\.html|\/)$/, '')}`;

function paintBoard(
  paint: CanvasRenderingContext2D,
  { columns, rows }: View | Draft,
  unit: number,
  left: number,
  top: number,
  picture: HTMLCanvasElement,
) {
  const [width, height] = [picture.width / columns, picture.height / rows];
  const size = Math.min(sizes.label * 0.7, Math.max(sizes.least, (width / unit) * 0.3));
  paint.font = `${size * unit}px ${fontOf(picture)}`;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  for (let column = 0; column < columns; column += 1) {
    paint.fillText(columnName(column), left + (column + 0.5) * width, top - (sizes.label * unit) / 2);
  }
  for (let row = 0; row < rows; row += 1) {
    paint.fillText(String(row + 1), left - (sizes.label * unit) / 2, top + (row + 0.5) * height);
  }
  paint.drawImage(picture, left, top);
}

const fontOf = (element: Element) => getComputedStyle(element).fontFamily;

/** @param board what the canvas shows
 * @param texts `players` is empty where nobody plays, `address` where there is none */
export function makeCard(
  board: View | Draft,
  texts: Record<'title' | 'rules' | 'verdict' | 'players' | 'address', string>,
): Promise<Blob | null> {
  const picture = element('canvas', HTMLCanvasElement);
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`);
  const unit = Math.max(picture.width, picture.height) / 100;
  const left = (sizes.around + sizes.label) * unit;
  const top = (sizes.around + sizes.title + 1 + sizes.rules + 2 + sizes.label) * unit;
  const below = (4 + sizes.verdict + 1.5 + sizes.players + 3 + sizes.address + sizes.around) * unit;
  const card = make('canvas', { width: left + 100 * unit + sizes.around * unit, height: top + picture.height + below });
  const paint = card.getContext('2d');
  if (!paint) return Promise.resolve(null);
  const family = fontOf(document.body);
  /** Writes one line, smaller if it would not fit; returns where the next one begins. */
  const write = (text: string, at: number, size: number, ink: string, weight: string = '') => {
    const room = card.width - 2 * sizes.around * unit;
    paint.textAlign = 'left';
    paint.textBaseline = 'top';
    paint.fillStyle = colour(ink);
    paint.font = `${weight} ${size * unit}px ${family}`;
    const fitting = Math.min(1, room / paint.measureText(text).width);
    paint.font = `${weight} ${size * fitting * unit}px ${family}`;
    paint.fillText(text, sizes.around * unit, at);
    return at + size * unit;
  };
  paint.fillStyle = colour('page');
  paint.fillRect(0, 0, card.width, card.height);
  let at = write(texts.title, sizes.around * unit, sizes.title, 'ink', '650');
  write(texts.rules, at + unit, sizes.rules, 'soft');
  paint.fillStyle = colour('soft');
  paintBoard(paint, board, unit, left + (100 * unit - picture.width) / 2, top, picture);
  at = write(texts.verdict, top + picture.height + 4 * unit, sizes.verdict, 'ink', '650');
  at = write(texts.players, at + 1.5 * unit, sizes.players, 'soft');
  write(texts.address, at + 3 * unit, sizes.address, 'accent');
  return new Promise((resolve) => card.toBlob(resolve, 'image/png'));
}
