/** ISO 8601 as the API writes it: without milliseconds, with an offset. */
export function isoTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}+00:00`
}

/** The first second of a day such as 2026-01-31. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+00:00`
}
