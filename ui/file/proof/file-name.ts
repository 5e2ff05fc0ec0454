/** A file name without dots that every operating system accepts. */
export function toFileName(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}+/gu, '')
  const words = letters.split(/\W+/).filter(Boolean)
  return words.join('-').slice(0, 80)
}
