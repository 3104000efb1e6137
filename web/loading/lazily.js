// Parts of the page that the first move does not need. Each is fetched when it is first wanted, or
// ahead of that, once the browser has nothing else to do. One that does not arrive is told of, with
// another try.
import { element, make } from '../dom.js';
import { dialogOver, removeNotice, showNotice } from '../feedback/notice.js';

/** @typedef {ReturnType<typeof makeLazily>} Lazily */
/**
 * What the page does for parts that are fetched.
 * @typedef {object} Surroundings
 * @property {() => Promise<unknown>} addStyles resolves once the styles of all such parts are there
 * @property {(tryAgain: () => void) => void} showFailure
 * @property {() => void} hideFailure
 * @property {() => Promise<void>} renew loads the page anew, if its server can be reached
 */

const notice = 'load-notice';
/** @type {Promise<unknown> | null} */
let styles = null;

/** @type {Surroundings} */
const thisPage = {
  addStyles() {
    // The one-file edition has them in the page.
    if (!LATER_STYLES) return Promise.resolve();
    styles ??= new Promise((resolve, reject) => {
      const link = make('link', { rel: 'stylesheet', href: LATER_STYLES });
      const fail = () => {
        link.remove();
        styles = null;
        reject(new Error(`${LATER_STYLES} did not arrive`));
      };
      link.addEventListener('error', fail);
      // Some hosts answer with a page in place of what they do not have.
      link.addEventListener('load', () => (link.sheet?.cssRules.length ? resolve(null) : fail()));
      document.head.append(link);
    });
    return styles;
  },
  showFailure(tryAgain) {
    // Its button is for all that is missing, and somebody may be pressing it.
    const shown = document.getElementById(notice);
    if (shown && shown.closest('dialog') === dialogOver()) return;
    const { content } = element('load-failure', HTMLTemplateElement);
    const box = showNotice(notice, /** @type {DocumentFragment} */ (content.cloneNode(true)));
    box.querySelector('button')?.addEventListener('click', tryAgain);
  },
  hideFailure: () => removeNotice(notice),
  async renew() {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.ok) location.reload();
  },
};

export function makeLazily(page = thisPage) {
  /** What fetches each part. @type {(() => Promise<unknown>)[]} */
  const loads = [];
  /** What could not be fetched and is still wanted. @type {Set<() => Promise<void>>} */
  const missing = new Set();

  const tryAgain = async () => {
    await Promise.all([...missing].map((bring) => bring()));
    // A newer version of the site may have taken the place of this one, whose files are gone with it; and some
    // browsers, as Chromium 150, never ask again for a module that has once failed.
    if (missing.size > 0) await page.renew();
  };

  /** A part that is fetched when it is first wanted. Gives a function that hands it to a use: at once
   * when it is there, otherwise as soon as it has come, after the uses that were waiting before. What
   * that returns resolves when the part is there or is known not to come.
   * @template Module, Part
   * @param {() => Promise<Module>} load like `() => import('./part.js')`
   * @param {(module: Module) => Part} build makes the part, once
   * @returns {(use: (part: Part) => void) => Promise<void>} */
  const lazily = (load, build) => {
    /** @type {{ part: Part } | null} */
    let built = null;
    /** @type {((part: Part) => void)[]} */
    const uses = [];
    /** @type {Promise<void> | null} */
    let coming = null;

    /** One use that fails does not take the others along. @param {Part} part */
    const handOver = (part) => {
      for (const use of uses.splice(0)) {
        try {
          use(part);
        } catch (failure) {
          reportError(failure);
        }
      }
    };
    const bring = async () => {
      try {
        const [module] = await Promise.all([load(), page.addStyles()]);
        built ??= { part: build(module) };
      } catch (cause) {
        console.warn('Part of the page did not arrive.', cause);
        missing.add(bring);
        page.showFailure(tryAgain);
        return;
      } finally {
        coming = null;
      }
      if (missing.delete(bring) && missing.size === 0) page.hideFailure();
      handOver(built.part);
    };
    loads.push(load);
    return (use) => {
      uses.push(use);
      if (built) handOver(built.part);
      else coming ??= bring();
      return coming ?? Promise.resolve();
    };
  };

  return Object.assign(lazily, {
    /** Fetches all parts, one after the other. One that does not arrive is asked for again when it is
     * wanted. */
    async fetchAhead() {
      for (const load of [page.addStyles, ...loads]) await load().catch(() => {});
    },
  });
}
