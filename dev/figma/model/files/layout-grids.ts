import { freezeDeep } from '../record/freeze-deep.ts'

/** JSON has no `Infinity`, which stands for as many lines as there is room. */
export function gridsOfFile(grids: readonly LayoutGrid[]): unknown {
  return freezeDeep(
    grids.map(grid =>
      grid.pattern !== 'GRID' && grid.count === null
        ? Object.assign({}, grid, { count: Infinity })
        : grid
    )
  )
}
