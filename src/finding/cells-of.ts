/** Figma: cells are no nodes that a search finds. */
export function cellsOf(table: TableNode): TableCellNode[] {
  const cells: TableCellNode[] = []
  for (let row = 0; row < table.numRows; row += 1) {
    for (let column = 0; column < table.numColumns; column += 1) {
      cells.push(table.cellAt(row, column))
    }
  }
  return cells
}
