import type { HostIo } from '../shared/host.ts'
import type { SavedRealm } from '../shared/saved-realm.ts'

let first: Promise<SavedRealm> | undefined

/** A realm without a document, read once; every host starts from a copy. */
export async function firstRealm(io: HostIo): Promise<SavedRealm> {
  first ??= io.savedRealm()
  try {
    return await first
  } catch (error) {
    first = undefined
    throw error
  }
}
