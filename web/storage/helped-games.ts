// The ids of games in which this tab has shown a hint or the analysis before the end.
import { inTab } from './saved-game.ts';

export const helpedGames = inTab('helped');
