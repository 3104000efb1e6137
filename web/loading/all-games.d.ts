// What the compiler makes of the glue of the program with all games.
export { default } from './game.js';
