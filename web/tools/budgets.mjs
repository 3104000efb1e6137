// What visitors may have to download, in KB of 1,024 bytes, each file compressed: the budget, and what would be better
// still, where there is such.
export const budgets = {
  'first visit': [108, 80],
  thinker: [48, 40],
  study: [64, 56],
  teaching: [48, 40],
  stock: [40],
  'second game': [40],
};
