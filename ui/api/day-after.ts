/** The next day, as `2026-01-31`; a text that is no day stays as it is. */
export function dayAfter(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(time)) return day
  return new Date(time + 86_400_000).toISOString().slice(0, 10)
}
