import { keyOfId } from '../components/component-key.ts'
import { store } from '../record/document-store.ts'

/** `S:` + the style's key + `,` as Figma's local styles have. */
export function styleId(): string {
  let id = ''
  do {
    store.lastId += 1
    id = `S:${keyOfId(String(store.lastId), store.key)},`
  } while (store.byId.has(id))
  return id
}
