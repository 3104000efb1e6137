// The board's presses, taken from the game for a while. Values of moves would be answers, so the analysis rests meanwhile.
import type { Bridge } from '../program/bridge.ts';
import type { CellName } from '../program/contract.ts';
import type { Grid } from '../board/grid.ts';

/** @param parts `press` gets the presses, and whether a finger or a mouse has made them */
export function makeTakenBoard({
  bridge,
  grid,
  press,
}: {
  bridge: Bridge;
  grid: Grid;
  press: (cell: CellName, pointed?: boolean) => void;
}) {
  /** Gives the presses back. */
  let release: (() => void) | null = null;
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
    /** @param goesOn whether the analysis does, if there was one */
    giveBack(goesOn: boolean = true) {
      if (!release) return;
      release();
      release = null;
      if (analysed && goesOn) bridge.send('analyse on');
    },
  };
}
