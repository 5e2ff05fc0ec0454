/** Of a record of what is offered and what it is called. */
export function choicesOf(
  words: Readonly<Record<string, string>>
): { value: string; text: string }[] {
  return Object.entries(words).map(([value, text]) => ({ value, text }))
}
