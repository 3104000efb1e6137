// What visitors may have to download, in KB of 1,024 bytes, each file compressed: the budget, and for some an aim.
export const budgets = {
  'first visit': [120, 100],
  worker: [90, 75],
  stock: [20],
  book: [12],
};
