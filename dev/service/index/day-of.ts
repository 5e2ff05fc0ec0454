/** Days since 1970 of a YYYY-MM-DD date. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(date) / 86_400_000)
}
