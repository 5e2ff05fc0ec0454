interface Prices {
  costs: readonly Float64Array[]
  /** The row assigned to a column; -1 for none. */
  holder: Int32Array
  ofRow: Float64Array
  ofColumn: Float64Array
}

/**
 * For each row its column, without duplicates, so that the sum of the costs is
 * minimal. Takes at least as many columns as rows and finite costs; the time
 * grows with rows² × columns.
 */
export function assign(costs: readonly Float64Array[]): number[] {
  // Column 0 is virtual: it holds the row to be assigned.
  const size = (costs[0]?.length ?? 0) + 1
  const holder = new Int32Array(size).fill(-1)
  const ofRow = new Float64Array(costs.length)
  const ofColumn = new Float64Array(size)
  costs.forEach((_, row) => {
    holder[0] = row
    const from = new Int32Array(size)
    let column = findFree({ costs, holder, ofRow, ofColumn }, from)
    while (column > 0) {
      const before = at(from, column)
      holder[column] = at(holder, before)
      column = before
    }
  })
  const columns: number[] = []
  holder.subarray(1).forEach((row, column) => {
    if (row >= 0) columns[row] = column
  })
  return columns
}

/** The cheapest free column; `from` has the path back. */
function findFree(prices: Prices, from: Int32Array): number {
  const { holder, ofRow, ofColumn } = prices
  const nearest = new Float64Array(holder.length).fill(Infinity)
  const done: number[] = []
  let column = 0
  while (at(holder, column) >= 0) {
    done.push(column)
    nearest[column] = NaN
    const next = findNext(prices, column, nearest, from)
    if (next === 0) throw new RangeError('A cost is not a finite number.')
    const step = at(nearest, next)
    for (const one of done) {
      const row = at(holder, one)
      ofRow[row] = at(ofRow, row) + step
      ofColumn[one] = at(ofColumn, one) - step
    }
    for (let one = 1; one < nearest.length; one += 1) {
      nearest[one] = at(nearest, one) - step
    }
    column = next
  }
  return column
}

/** The unvisited column with the shortest distance. */
function findNext(
  { costs, holder, ofRow, ofColumn }: Prices,
  column: number,
  nearest: Float64Array,
  from: Int32Array
): number {
  const row = at(holder, column)
  const own = costs[row] ?? []
  let best = 0
  for (let to = 1; to < nearest.length; to += 1) {
    const distance = at(own, to - 1) - at(ofRow, row) - at(ofColumn, to)
    // Visited columns are NaN and so never less.
    if (distance < at(nearest, to)) {
      nearest[to] = distance
      from[to] = column
    }
    const isNearer = best === 0 || at(nearest, to) < at(nearest, best)
    if (isNearer && !Number.isNaN(at(nearest, to))) best = to
  }
  return best
}

function at(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] ?? 0
}
