/** A name that every system takes, whatever it was made of. */
export function toFileName(text: string): string {
  const safe = text
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+|[.-]+$/g, '')
  return safe.slice(0, 80)
}
