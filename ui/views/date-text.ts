/** `3 May 2026`, short `3 Sep 2026`; nothing for what is no time. */
export function dateText(
  time: string,
  month: 'long' | 'short' = 'long'
): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleDateString('en-GB', {
        day: 'numeric',
        month,
        year: 'numeric'
      })
}
