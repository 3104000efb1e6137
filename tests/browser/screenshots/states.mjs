// What the pictures show: on which screens, in which colours, in which states.
import { button, clickCell, statusSays } from '../support/board.mjs';
import { friendStates } from './friend-states.mjs';

const phone = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Screens by their size in CSS pixels. */
export const screens = Object.fromEntries(
  [
    [320, 568, phone],
    [390, 664, phone],
    [390, 844, phone],
    [820, 1180, { hasTouch: true, isMobile: true }],
    [1024, 717, {}],
    [1440, 900, {}],
    [2560, 1440, {}],
  ].map(([width, height, options]) => [`${width}×${height}`, { viewport: { width, height }, ...options }]),
);

export const looks = {
  light: {},
  dark: { colorScheme: 'dark' },
  contrast: { contrast: 'more' },
  forced: { forcedColors: 'active' },
};

const opened = (name) => async (page) => {
  await button(page, name).click();
  await page.getByRole('dialog').waitFor();
};

/** An address, and what is done once the game is there. */
export const states = {
  'first screen': ['', async () => {}],
  'match sheet': ['#v=1&x=human&o=easy', opened('Match')],
  game: ['#v=1&x=human&o=human&moves=b2.a1.c3', async () => {}],
  'big game': ['#v=1&rules=15,15,5&moves=h8.i9.i8.g8.h7.g6.h9.h6.j9.g7.g9', async () => {}],
  win: ['#v=1&moves=a1.b1.b2.c1.c3', async (page) => statusSays(page, /X wins/)],
  draw: ['#v=1&moves=a1.b1.c1.b2.a2.c2.b3.a3.c3', async (page) => statusSays(page, /draw/)],
  misère: ['#v=1&rules=3,3,3,misere&moves=a1.b1.b2.c1.c3', async (page) => statusSays(page, /so O wins/)],
  analysis: [
    '#v=1&moves=a1.b2.c3',
    async (page) => {
      await button(page, 'Analyse').click();
      await page.locator('.notes [data-at=c1]', { hasText: 'Loss 2' }).waitFor();
    },
  ],
  'analysis of a larger board': [
    '#v=1&rules=6,6,4&moves=c3.d4.c4.c2.d3.e3.b4.a4.b3.a3.e4',
    async (page) => {
      await button(page, 'Analyse').click();
      // On small cells the rank alone.
      await page.locator('.notes [data-at=a2]', { hasText: /^(Win )?2$/ }).waitFor();
    },
  ],
  line: [
    '#v=1&moves=a1.b2.c3.c1',
    async (page) => {
      await button(page, 'Analyse').click();
      await page.locator('.notes [data-at=a3]', { hasText: 'Win 2' }).waitFor();
      const bar = page.locator('.verdict-bar');
      if (await bar.isVisible()) await bar.click();
      await button(page, 'Step through the refutation').click();
      for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
    },
  ],
  review: [
    '#v=1&rules=4,4,3&moves=b2.c3.c2.d2.b3.b1.a1.d4.b4',
    async (page) => {
      await button(page, 'Review').click();
      await page.getByText(/^All \d+ moves checked/).waitFor();
    },
  ],
  question: [
    '#v=1&moves=a1.b1.b2.c3.a2.c2.a3',
    async (page) => {
      await button(page, 'Review').click();
      await page.getByText(/^All \d+ moves checked/).waitFor();
      await button(page, 'Find the better move (1)').click();
      await clickCell(page, 'c2');
      await statusSays(page, /away/);
    },
  ],
  settings: ['', opened('Settings')],
  statistics: ['', opened('Statistics')],
  share: ['#v=1&moves=a1.b1.b2.c1.c3', opened('Share')],
  help: ['', opened('Help')],
  ...friendStates,
};

/** Finished games, so that the statistics have something to show. */
export const finishedGames = [
  ['3,3,3', 'human', 'easy', 'x_wins', 'a1.b1.b2.c1.c3'],
  ['3,3,3', 'human', 'easy', 'x_wins', 'a1.b1.b2.c1.c3'],
  ['3,3,3', 'human', 'perfect', 'draw', 'a1.b2.c1.b1.b3.a2.c2.c3.a3'],
  ['4,4,3', 'human', 'human', 'o_wins', 'a1.b1.a2.b2.d4.b3'],
  ['3,3,3,misere', 'human', 'hard', 'o_wins', 'a1.b1.b2.c1.c3'],
].map(([rules, x, o, outcome, moves], index) => ({
  id: `picture-${index}`,
  rules,
  x,
  o,
  outcome,
  address: `v=1&rules=${rules}&x=${x}&o=${o}&moves=${moves}`,
  when: Date.UTC(2026, 10, 1 + index, 18, 30),
}));
