/** Whole seconds as `3:05`, and from an hour on as `1:02:05`. */
export function lengthText(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const parts = hours > 0 ? [hours, minutes] : [minutes]
  return [...parts, seconds % 60]
    .map((part, i) => (i > 0 ? String(part).padStart(2, '0') : part))
    .join(':')
}
