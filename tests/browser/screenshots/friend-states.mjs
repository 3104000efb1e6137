// The states of a game with a friend elsewhere, by link and live, on the inviting side unless it says otherwise.
import { button, goTo } from '../support/board.mjs';
import { codeOf, connected, friendOf, invite, linkOf, marked, play, send, stands, take } from '../support/friend.mjs';

const takeBack = (friend) => friend.getByRole('button', { name: 'Undo' }).click();

/** Like the states in states.mjs. */
export async function* friendStates(page, open) {
  const press = (name) => button(page, name).click();
  /** Opens a dialog with a code. */
  const showCode = async (name) => {
    await press(name);
    await page.locator('svg.code').waitFor();
  };
  /** Begins a match; the page has X unless it says otherwise. */
  const begin = async (mark) => {
    await open('#v=1');
    await invite(page, mark);
  };
  await begin();
  yield 'friend: first move';
  await showCode('Link and code');
  yield 'friend: links';
  await page.keyboard.press('Escape');
  await play(page, 'b2');
  yield 'friend: to be sent';
  const first = await linkOf(page);
  const friend = await friendOf(page, first);
  await stands(friend, 'You are O.');
  await play(friend, 'a1');
  await take(page, await send(friend));
  await stands(page, 'It’s your turn.');
  yield 'friend: your turn';
  await takeBack(friend);
  await take(page, await linkOf(friend));
  await stands(page, 'asks to undo a move');
  yield 'friend: asks';
  await press('Decline');
  // The friend's other device, which has not seen that move.
  await friend.close();
  const other = await friendOf(page, first);
  await stands(other, 'You are O.');
  await play(other, 'c3');
  const fork = await linkOf(other);
  await take(page, fork);
  await page
    .locator('#apart-notice')
    .getByText(/differ from move 2/)
    .waitFor();
  yield 'friend: games differ';
  await press('Keep mine');
  await marked(page, 'a1');
  await take(page, fork);
  await press('Take theirs');
  await marked(page, 'c3');
  await stands(page, 'It’s your turn.');
  await press('Match');
  await page.getByRole('radio', { name: 'Online' }).check({ force: true });
  await page.locator('#match-dialog .apart-games li').first().waitFor();
  yield 'friend: match sheet';
  await other.close();

  await open('#v=1');
  const player = await friendOf(page, page.url());
  await invite(player);
  await play(player, 'b2');
  await take(page, await linkOf(player, 'link-for-onlookers'));
  await stands(page, 'You are watching.');
  yield 'friend: watching';
  await goTo(player, '#v=1');
  await invite(player);
  await button(player, 'Live').click();
  await take(page, await codeOf(player, 'j'));
  await codeOf(page, 'r');
  await page.locator('svg.code').waitFor();
  yield 'live: reply, at the friend’s';
  await player.close();

  await begin();
  await showCode('Live');
  yield 'live: invitation';
  await press('Enter the reply');
  yield 'live: reply wanted';
  await page.keyboard.press('Escape');
  await play(page, 'b2');
  yield 'live: invited';

  await begin();
  const live = await connected(page);
  await play(page, 'b2');
  await marked(live, 'b2');
  await play(live, 'a1');
  await stands(page, 'It’s your turn.');
  yield 'live: connected';
  await takeBack(live);
  await stands(page, 'asks to undo a move');
  yield 'live: asks';
  await press('Decline');
  for (const [from, to, cell] of [
    [page, live, 'a2'],
    [live, page, 'b1'],
    [page, live, 'c2'],
  ]) {
    await play(from, cell);
    await marked(to, cell);
  }
  await stands(page, 'The game is over.');
  yield 'live: over';
  await button(live, 'Disconnect').click();
  await stands(page, 'Your friend disconnected');
  yield 'live: left';
  await live.close();

  await begin();
  const lost = await connected(page);
  await play(page, 'b2');
  await lost.close();
  await stands(page, 'Lost the connection');
  yield 'live: lost';
}
