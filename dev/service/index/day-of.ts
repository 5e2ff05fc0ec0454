/** Days since 1970 of a date written YYYY-MM-DD. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(date) / 86_400_000)
}
