// Colours and motion, as chosen or as the system says; the board on the canvas gets them from the
// style sheet, so that they are written down once.

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Preferences } from '../storage/preferences.js'
 */

const names = ['background', 'grid', 'x', 'o', 'highlight', 'loss', 'last', 'hover', 'focus', 'label'];
const colourQueries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

function systemTheme() {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** `#rrggbb` of each of the board's colours, whatever form the style sheet gave it. */
function boardColours() {
  const probes = names.map((name) => {
    const probe = document.createElement('i');
    probe.className = 'colour-probe';
    probe.style.color = `var(--${name})`;
    return probe;
  });
  document.body.append(...probes);
  const pairs = probes.map((probe, index) => {
    const channels = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
    const digits = channels.slice(0, 3).map((c) => Math.round(Number(c)).toString(16).padStart(2, '0'));
    return `${names[index]}=#${digits.join('')}`;
  });
  for (const probe of probes) probe.remove();
  return pairs.join('&');
}

/** @param {{ bridge: Bridge, preferences: Preferences }} parts */
export function makeTheme({ bridge, preferences }) {
  const paper = matchMedia('print');
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let shown = '';

  /** The page, which never flashes in other colours: nothing is painted before this. */
  const dress = () => {
    const { theme, animation } = preferences.values;
    const chosen = theme === 'system' ? systemTheme() : theme;
    document.documentElement.dataset.theme = paper.matches ? 'light' : chosen;
    const moves = animation && !reducedMotion.matches;
    document.documentElement.classList.toggle('still', !moves);
    return moves;
  };
  const apply = () => {
    const { pace } = preferences.values;
    bridge.send(dress() ? 'motion on' : 'motion off');
    bridge.send(`pace ${reducedMotion.matches ? 0 : pace}`);
    const colours = boardColours();
    if (colours !== shown) bridge.send(`theme ${colours}`);
    shown = colours;
  };
  const follow = () => {
    apply();
    for (const query of colourQueries) matchMedia(query).addEventListener('change', apply);
    reducedMotion.addEventListener('change', apply);
    // A page that is being printed gets no more frames of its own.
    paper.addEventListener('change', () => {
      apply();
      bridge.frame();
    });
    preferences.on(apply);
  };
  dress();
  return { follow };
}
