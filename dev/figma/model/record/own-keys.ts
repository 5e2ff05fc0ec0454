/** The keys of an object that has no others than its type names. */
export function ownKeys<T extends object>(value: T): (keyof T & string)[] {
  return Object.keys(value) as (keyof T & string)[] // the caller's word
}
