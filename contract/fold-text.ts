/**
 * A text to compare with others: equal for those that differ only in case,
 * accents or how they are encoded. Marks of other scripts stay, as they change
 * the word: `が` is not `か`.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
}
