import { keyOfId } from '../components/component-key.ts'
import { store } from '../record/document-store.ts'

/** A new id in Figma's form for local styles: `S:` + key + `,`. */
export function styleId(): string {
  let id = ''
  do {
    store.lastId += 1
    id = `S:${keyOfId(String(store.lastId), store.key)},`
  } while (store.byId.has(id))
  return id
}
