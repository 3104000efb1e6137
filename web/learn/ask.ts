import type { MachineAnswers } from '../study/machine-answers.ts';

/** Asks the study for something; null when it cannot be had. */
export type Ask = <Kind extends keyof MachineAnswers>(
  kind: Kind,
  ...words: (string | number)[]
) => Promise<MachineAnswers[Kind] | null>;
