/** An invalid line of the table, with a message how to correct it. */
export class LineError extends Error {
  override name = 'LineError'
}
