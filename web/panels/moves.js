// The moves of the game: each can be gone to, all can be replayed at a pace.
import { make, makeButton } from '../dom.js';
import { more } from '../words/more.js';

const replayPace = 900;

export function makeMovesPanel(bridge) {
  const list = make('ol', { className: 'move-list' });
  let replaying = null;
  const go = (ply) => () => {
    stopReplay();
    bridge.jump(Math.max(0, Math.min(bridge.view.moves.length, ply())));
  };
  const steps = {
    first: makeButton('', go(() => 0)),
    back: makeButton('', go(() => bridge.view.cursor - 1)),
    replay: makeButton('', () => (replaying ? stopReplay() : startReplay())),
    forward: makeButton('', go(() => bridge.view.cursor + 1)),
    last: makeButton('', go(() => bridge.view.moves.length)),
  };
  const icons = { first: 'M7 5v14M19 5l-9 7 9 7z', back: 'M16 5l-9 7 9 7z', replay: 'M8 5v14l11-7z', forward: 'M8 5l9 7-9 7z', last: 'M17 5v14M5 5l9 7-9 7z', pause: 'M8 5v14M16 5v14' };
  const dress = (button, name) => {
    button.ariaLabel = more.steps[name];
    button.title = more.steps[name];
    button.replaceChildren(icon(icons[name]));
  };
  for (const [name, button] of Object.entries(steps)) dress(button, name);

  function stopReplay() {
    clearInterval(replaying);
    replaying = null;
    dress(steps.replay, 'replay');
  }
  function startReplay() {
    if (bridge.view.cursor === bridge.view.moves.length) bridge.jump(0);
    dress(steps.replay, 'pause');
    replaying = setInterval(() => {
      const { cursor, moves } = bridge.view;
      if (cursor < moves.length) bridge.jump(cursor + 1);
      if (cursor + 1 >= moves.length) stopReplay();
    }, replayPace);
  }

  list.addEventListener('click', ({ target }) => {
    const item = target.closest('button');
    if (item) go(() => Number(item.dataset.ply))();
  });
  list.addEventListener('keydown', (event) => {
    const items = [...list.querySelectorAll('button')];
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const next = items[items.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  const panel = make(
    'section',
    { className: 'moves', 'aria-label': more.moves },
    make('div', { className: 'steps' }, ...Object.values(steps)),
    list,
  );
  document.getElementById('side').prepend(panel);

  let shown = '';
  return ({ moves, cursor }) => {
    panel.hidden = moves.length === 0;
    if (moves.length === 0) stopReplay();
    if (shown !== moves.join()) list.replaceChildren(...moves.map(makeMove));
    shown = moves.join();
    [...list.children].forEach(({ firstElementChild: item }, index) => {
      const current = index + 1 === cursor;
      item.ariaCurrent = current ? 'step' : null;
      item.classList.toggle('later', index >= cursor);
      item.tabIndex = index === Math.max(0, cursor - 1) ? 0 : -1;
      if (current) keepInSight(item);
    });
    steps.first.ariaDisabled = steps.back.ariaDisabled = String(cursor === 0);
    steps.forward.ariaDisabled = steps.last.ariaDisabled = String(cursor === moves.length);
  };
}

/** Scrolls the list, and never the page. */
function keepInSight(item) {
  const list = item.closest('ol');
  list.scrollTo({ left: item.offsetLeft - list.clientWidth / 2, top: item.offsetTop - list.clientHeight / 2 });
}

function makeMove(cell, index) {
  const mark = index % 2 === 0 ? 'X' : 'O';
  const button = make('button', { type: 'button', 'aria-label': more.move(index + 1, mark, cell) });
  button.dataset.ply = index + 1;
  button.append(make('span', { className: 'number', textContent: index + 1 }), ` ${cell}`);
  return make('li', { className: mark.toLowerCase() }, button);
}

function icon(path) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}
