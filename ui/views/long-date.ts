/** `3 May 2026`; nothing for what is no time. */
export function longDate(time: string | number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric'
      })
}
