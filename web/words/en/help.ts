// The words of Help: how to play, the keys, what the game is made of.

import { product } from './language.ts';

export const helpWords = {
  helpHeading: 'How to play',
  help: [
    {
      heading: '',
      lines: [
        'You and your opponent take turns putting a mark in an empty cell. X goes first.',
        'Get enough marks in a row, across, down or diagonally, and you win: three on the small board, four or five on larger ones. If the board fills up first, it’s a draw.',
        'Vanishing: you keep three marks. Place a fourth and your oldest disappears.',
        'Marks that fall: choose a column, and your mark drops to the lowest free cell.',
        'Misère (“three in a row loses”): complete a line and you lose.',
      ],
    },
    {
      heading: 'Ways to play',
      lines: [
        'The computer: five levels, from Random to Perfect. On boards too large to solve, the top level is called Strongest.',
        'Press Play a friend, then On this device, and take turns.',
        'Online: play live, or turn by turn with a link for each move. Match has more choices.',
        'Other boards: pick one below the board or in Match, or set any size up to 20×20.',
        'Your own position: press Set up, put marks where you like, and play from there.',
      ],
    },
    {
      heading: 'Getting better',
      lines: [
        'Hint suggests a move. Analyse shows what every move is worth, and why.',
        'After the game, Review finds the mistakes and lets you look for the better move.',
        'On a big board and a small screen, your first tap aims and a second tap on the same cell plays. Pinch to zoom.',
      ],
    },
  ],

  keysHeading: 'Keys',
  keysNote: 'Single keys work while the board has the focus.',
  keys: [
    ['Arrows, Home, End, Page up, Page down', 'move over the board'],
    ['Enter or Space', 'play there'],
    ['1 to 9, or Q W E / A S D / Z X C', 'play on a 3×3 board'],
    ['1 to 9, and 0 for the tenth', 'play in a column, where marks fall'],
    ['N', 'new game, or a rematch'],
    ['G', 'bring back your previous game'],
    ['U, or Ctrl+Z', 'undo'],
    ['R, or Ctrl+Y', 'redo'],
    ['H', 'hint'],
    ['V', 'analyse'],
    ['B', 'hear the whole board'],
    ['L', 'hear the last move'],
    ['T', 'hear whose turn it is'],
    ['V, N, P, U on the projector', 'values, next lesson, previous lesson, undo'],
    ['?', 'show this help'],
  ],

  aboutHeading: 'About',
  about: (version: string) => `${product} ${version}. Free software under the MIT licence.`,
  notices: [
    'Portions of this software are copyright © 2024 The FreeType Project (https://freetype.org). All rights reserved.',
    'QR codes are made by lean-qr, copyright © 2021–2025 David Evans, under the MIT licence.',
    'It draws with SDL 2 and SDL_ttf, copyright © 1997–2025 Sam Lantinga, under the zlib licence.',
  ],
  allLicences: 'All licences in full',
};
