import createBare from './bare.js';

const bare = await createBare({ canvas: document.getElementById('canvas') });
bare._bare_start();
