/** Why a line of the table cannot be used, and what to do. */
export class RowProblem extends Error {
  override name = 'RowProblem'
}
