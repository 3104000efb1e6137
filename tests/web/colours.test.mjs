// The contrast of the style sheet's colours: marks, lines and texts can be told apart.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const sheet = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');

/** The colours that a rule sets, by name. */
function coloursOf(selector) {
  const rule = sheet.slice(sheet.indexOf(`${selector} {`));
  const found = [...rule.slice(0, rule.indexOf('}')).matchAll(/--([\w-]+): (#[0-9a-f]+);/g)];
  assert.ok(found.length > 15, selector);
  return Object.fromEntries(found.map(([, name, colour]) => [name, colour]));
}

/** Relative luminance, as WCAG defines it. */
function luminance(colour) {
  const digits =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../g);
  const [red, green, blue] = digits
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, another) {
  const [light, dark] = [luminance(one), luminance(another)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A share of one colour over another. */
function mixed(under, over, share) {
  const channels = (colour) =>
    colour
      .slice(1)
      .match(/../g)
      .map((pair) => Number.parseInt(pair, 16));
  const below = channels(under);
  const mix = channels(over).map((channel, index) => Math.round(channel * share + below[index] * (1 - share)));
  return `#${mix.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** What people must tell from what it lies on: graphics by 3 : 1, text by 4.5 : 1. */
const pairs = [
  [['x', 'o'], ['background', 'hover', 'highlight', 'loss'], 3],
  // The edge of the band through a line.
  [['rim'], ['background', 'highlight', 'loss'], 3],
  [['grid', 'focus'], ['background'], 3],
  [['last'], ['hover'], 3],
  [['ink', 'label'], ['page', 'card', 'press'], 4.5],
  [['soft', 'accent', 'bad'], ['page', 'card'], 4.5],
  [['on-accent'], ['accent'], 4.5],
].flatMap(([over, under, least]) => over.flatMap((one) => under.map((another) => [one, another, least])));

for (const [theme, selector] of [
  ['light', ':root'],
  ['dark', ":root[data-theme='dark']"],
  ['contrast', ":root[data-theme='contrast']"],
]) {
  test(`${theme}: marks, the band through a line and texts stand out from what is behind them, and the board’s own colours have six digits`, () => {
    const colours = coloursOf(selector);
    // The mark that leaves next is striped, as pale as src/gui/app.cpp says.
    const pale = (mark) => mixed(colours.background, colours[mark], 0.75);
    for (const mark of ['x', 'o']) assert.ok(contrast(pale(mark), colours.background) >= 3, `pale ${mark}`);
    const faint = pairs
      .map(([one, another, least]) => ({
        pair: `${one} on ${another}`,
        is: contrast(colours[one], colours[another]),
        least,
      }))
      .filter(({ is, least }) => is < least)
      .map(({ pair, is, least }) => `${pair}: ${is.toFixed(2)} in place of ${least}`);
    assert.deepEqual(faint, []);
    // The program gets the board's own colours as they are.
    const board = ['background', 'grid', 'x', 'o', 'highlight', 'rim', 'loss', 'last', 'hover', 'focus', 'label'];
    const missing = board.filter((name) => !/^#[0-9a-f]{6}$/.test(colours[name]));
    assert.deepEqual(missing, []);
  });
}
