import { keyOfId } from './component-key.ts'
import { store } from './document-store.ts'

/** `S:` + the style's key + `,` as Figma's local styles have. */
export function styleId(): string {
  store.lastId += 1
  return `S:${keyOfId(String(store.lastId), store.key)},`
}
