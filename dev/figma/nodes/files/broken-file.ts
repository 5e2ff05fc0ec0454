/** Where something lies in a file; written out only for a fault. */
export interface Place {
  up: Place | null
  key: string | number
}

/** The place of a member within a place. */
export function within(up: Place, key: string | number): Place {
  return { up, key }
}

function pathOf({ up, key }: Place): string {
  if (!up) return String(key)
  const before = pathOf(up)
  if (typeof key === 'number') return `${before}[${key}]`
  return before === '' ? key : `${before}.${key}`
}

/** The fault as a sentence with the place and what to do. */
export function broken(place: Place, fault: string): Error {
  const where = pathOf(place) || 'the document'
  return new Error(
    `Nothing was opened: ${where} ${fault}. ` +
      'Correct this place, or save the document again where it was made.'
  )
}

interface Kinds {
  text: string
  'a number': number
  'true or false': boolean
  'a list': unknown[]
  'an object': Record<string, unknown>
}

export type Kind = keyof Kinds

/** What kind of JSON a value is. */
export function kindOf(value: unknown): Kind | 'nothing' {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'a number'
  return typeof value === 'boolean' ? 'true or false' : 'an object'
}

/** The value, when it is of the kind. */
export function checkKind<K extends Kind>(
  place: Place,
  value: unknown,
  kind: K
): Kinds[K] {
  const found = kindOf(value)
  if (found === kind) return value as Kinds[K] // just looked
  throw broken(place, `must be ${kind} but is ${found}`)
}
