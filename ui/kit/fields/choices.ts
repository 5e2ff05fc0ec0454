/** Of a record of what is offered and what it is called. */
export function choicesOf<Value extends string>(
  words: Readonly<Record<Value, string>>
): { value: Value; text: string }[] {
  const values = Object.keys(words) as Value[] // of the record
  return values.map(value => ({ value, text: words[value] }))
}
