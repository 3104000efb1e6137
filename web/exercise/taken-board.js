// The board's presses, taken from the game for a while. Values of moves would be answers, so the analysis rests meanwhile.

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { CellName } from '../program/contract.d.ts'
 * @import { Grid } from '../board/grid.js'
 */

/** @param {{ bridge: Bridge, grid: Grid, press: (cell: CellName, pointed?: boolean) => void }} parts
 * `press` gets the presses, and whether a finger or a mouse has made them */
export function makeTakenBoard({ bridge, grid, press }) {
  /** Gives the presses back. @type {(() => void) | null} */
  let release = null;
  let analysed = false;

  return {
    get isTaken() {
      return release !== null;
    },
    take() {
      if (release) return;
      release = grid.capture(press);
      analysed = bridge.thoughts.analysis !== null;
      if (analysed) bridge.send('analyse off');
    },
    /** @param {boolean} [goesOn] whether the analysis does, if there was one */
    giveBack(goesOn = true) {
      if (!release) return;
      release();
      release = null;
      if (analysed && goesOn) bridge.send('analyse on');
    },
  };
}
