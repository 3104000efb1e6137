// The dialogs, each made when it is first opened: most visits need none of them.
import { element } from '../dom.js';
import { makeHelpDialog } from './help.js';
import { makeSettingsDialog } from './settings.js';
import { makeShareDialog } from './share.js';
import { makeStatisticsDialog } from './statistics.js';

/**
 * @import { NewGame } from '../controls/new-game.js'
 * @import { RulesFields } from './rules-fields.js'
 * @import { Parts } from './statistics.js'
 */

/** @param {Parts & { newGame: NewGame, rulesFields: RulesFields }} parts */
export function makeDialogs(parts) {
  const dialogs = {
    share: () => makeShareDialog(parts),
    statistics: () => makeStatisticsDialog(parts),
    settings: () => makeSettingsDialog(parts),
    help: () => makeHelpDialog(),
  };
  for (const [id, makeOpener] of Object.entries(dialogs)) {
    /** @type {(() => void) | undefined} */
    let open;
    element(id).addEventListener('click', () => {
      open ??= makeOpener();
      open();
    });
  }
}
