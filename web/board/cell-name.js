// Cells are named as in a spreadsheet; rows count from the top.
export const columnName = (column) => String.fromCharCode(97 + column);
export const cellName = (row, column) => `${columnName(column)}${row + 1}`;
