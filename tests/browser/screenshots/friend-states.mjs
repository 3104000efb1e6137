// The states of a game with a friend elsewhere, by link and live, on the side of who invites unless it says
// otherwise.
import { button } from '../support/board.mjs';
import { codeOf, connected, friendOf, invite, linkOf, marked, play, send, stands, take } from '../support/friend.mjs';

const press = (page, name) => button(page, name).click();
/** Opens a dialog with a code. */
async function showCode(page, name) {
  await press(page, name);
  await page.locator('svg.code').waitFor();
}

/** A game of which the friend has the second move; gives their page. */
async function begun(page) {
  await invite(page);
  await play(page, 'b2');
  const friend = await friendOf(page, await linkOf(page));
  await stands(friend, 'You are O.');
  return friend;
}
/** The friend does this, and sends the link of it. */
async function answered(page, act) {
  const friend = await begun(page);
  await act(friend);
  await take(page, await linkOf(friend));
}
const takeBack = (friend) => friend.getByRole('button', { name: 'Undo' }).click();

/** Plays to the end by turns, X first: here X is at `page`. */
async function toTheEnd(page, friend) {
  for (const [at, cell] of ['b2', 'a1', 'a2', 'b1', 'c2'].entries()) {
    await play(at % 2 === 0 ? page : friend, cell);
    await marked(at % 2 === 0 ? friend : page, cell);
  }
}

/** What is done once the game is there. */
const prepared = {
  'friend: first move': (page) => invite(page),
  'friend: to be sent': async (page) => {
    await invite(page);
    await play(page, 'b2');
  },
  'friend: links': async (page) => {
    await invite(page);
    await showCode(page, 'Link and code');
  },
  'friend: your turn': async (page) => {
    await answered(page, (friend) => play(friend, 'a1'));
    await stands(page, 'It’s your turn.');
  },
  'friend: asks': async (page) => {
    await answered(page, async (friend) => {
      await play(friend, 'a1');
      await send(friend);
      await takeBack(friend);
    });
    await stands(page, 'wants to take back a move');
  },
  'friend: games differ': async (page) => {
    const friend = await begun(page);
    const first = await linkOf(page);
    await play(friend, 'a1');
    await take(page, await linkOf(friend));
    await stands(page, 'It’s your turn.');
    // A device of theirs that knows nothing of that move.
    await friend.close();
    const other = await friendOf(page, first);
    await stands(other, 'You are O.');
    await play(other, 'c3');
    await take(page, await linkOf(other));
    await button(page, 'Take theirs').waitFor();
  },
  'friend: watching': async (page) => {
    const player = await friendOf(page, page.url());
    await invite(player);
    await play(player, 'b2');
    await take(page, await linkOf(player, 'link-for-onlookers'));
    await stands(page, 'You are watching.');
  },
  'live: invitation': async (page) => {
    await invite(page);
    await showCode(page, 'Live');
  },
  'live: reply wanted': async (page) => {
    await invite(page);
    await press(page, 'Live');
    await press(page, 'Enter the reply');
  },
  'live: invited': async (page) => {
    await invite(page);
    await press(page, 'Live');
    await codeOf(page, 'j');
    await page.keyboard.press('Escape');
    await play(page, 'b2');
  },
  'live: reply, at the friend’s': async (page) => {
    const host = await friendOf(page, page.url());
    await invite(host);
    await press(host, 'Live');
    await take(page, await codeOf(host, 'j'));
    await codeOf(page, 'r');
    await page.locator('svg.code').waitFor();
  },
  'live: connected': async (page) => {
    await invite(page);
    const friend = await connected(page);
    await play(page, 'b2');
    await marked(friend, 'b2');
    await play(friend, 'a1');
    await stands(page, 'It’s your turn.');
  },
  'live: asks': async (page) => {
    await invite(page, 'O');
    const friend = await connected(page);
    await play(friend, 'b2');
    await marked(page, 'b2');
    await takeBack(friend);
    await stands(page, 'wants to take back a move');
  },
  'live: over': async (page) => {
    await invite(page);
    await toTheEnd(page, await connected(page));
    await stands(page, 'The game is over.');
  },
  'live: lost': async (page) => {
    await invite(page);
    const friend = await connected(page);
    await play(page, 'b2');
    await friend.goto('about:blank');
    await stands(page, 'Lost the connection');
  },
  'live: left': async (page) => {
    await invite(page);
    const friend = await connected(page);
    await button(friend, 'Disconnect').click();
    await stands(page, 'Your friend disconnected');
  },
  'friend: match sheet': async (page) => {
    await press(page, 'Match');
    await page.getByRole('radio', { name: 'Online' }).check({ force: true });
    await page.locator('#match-dialog .apart-games li').first().waitFor();
  },
};

/** As those in states.mjs: an address, and what is done there. Each begins with an empty board. */
export const friendStates = Object.fromEntries(
  Object.entries(prepared).map(([name, prepare]) => [name, ['', prepare]]),
);
