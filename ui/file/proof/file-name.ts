/** A name that every system takes, whatever it was made of; without dots. */
export function toFileName(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}+/gu, '')
  const words = letters.split(/\W+/).filter(Boolean)
  return words.join('-').slice(0, 80)
}
