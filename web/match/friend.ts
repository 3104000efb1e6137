// Play a friend: asks where the friend is, then how to play, one tap each.
import { html, render } from 'lit-html';
import { canConnect } from '../browser/link.ts';
import { make } from '../dom.ts';
import { makeDialog } from '../forms/dialog.ts';
import { nameView } from '../forms/field-views.ts';
import { nameIn } from '../program/name.ts';
import { friendWords } from '../words/en/friends.ts';
import { words } from '../words/en/play.ts';
import { makeGameList, type WithFriends } from '../friends/list.ts';

export function makeFriendDialog(context: WithFriends) {
  const { bridge, preferences, friends } = context;
  const room = make('div');
  const dialog = makeDialog('friend-dialog', words.playFriend, room);

  const here = () => {
    dialog.close();
    bridge.send('new x=human&o=human');
  };
  const list = makeGameList(context, dialog);
  const begin = (isLive: boolean) => {
    const name = nameIn(room.querySelector('input')?.value ?? '');
    if (name !== preferences.values.name) preferences.set('name', name);
    // Do this before the next dialog opens: it gives the focus back to where it was.
    list.toBoard();
    bridge.send(`invite X ${bridge.view.rules}${name && ` name ${name}`}`);
    if (isLive) friends(({ playLive }) => playLive());
  };
  const choice = (name: string, note: string, act: () => void) =>
    html`<button type="button" class="friend-way" aria-label=${name} aria-description=${note} @click=${act}>
      <strong>${name}</strong><small>${note}</small>
    </button>`;
  const show = (step: 'where' | 'how') => {
    const { whereNotes, wayNotes, where, ways } = friendWords;
    const body =
      step === 'where'
        ? html`${choice(where.here, whereNotes.here, here)}
            ${choice(where.elsewhere, whereNotes.elsewhere, () => show('how'))}`
        : html`${list.set}${nameView(friendWords.ownName, 'friend-own-name', { value: preferences.values.name })}
            ${canConnect ? choice(ways.live, wayNotes.live, () => begin(true)) : ''}
            ${choice(ways.link, wayNotes.link, () => begin(false))}
            <p class="actions">
              <button type="button" @click=${() => show('where')}>${friendWords.back}</button>
              ${canConnect ? list.codeButton : ''}
            </p>`;
    render(body, room);
    // The pressed button is gone.
    dialog.querySelector('h2')?.focus();
  };
  return () => {
    list.show();
    show('where');
    dialog.showModal();
  };
}
