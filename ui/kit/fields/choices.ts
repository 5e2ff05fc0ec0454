/** Choices from a record of values and labels. */
export function choicesOf<Value extends string>(
  words: Readonly<Record<Value, string>>
): { value: Value; text: string }[] {
  const values = Object.keys(words) as Value[] // the keys of the record
  return values.map(value => ({ value, text: words[value] }))
}
