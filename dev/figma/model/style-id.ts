import { store } from './document-store.ts'

/** `S:` + forty hex digits + `,` as Figma's local styles have. */
export function styleId(): string {
  store.lastId += 1
  const digits = (store.lastId * 2654435761).toString(16)
  return `S:${'0'.repeat(40 - digits.length)}${digits},`
}
