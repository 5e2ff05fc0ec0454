import type { HostIo, SavedRealm } from './host.ts'
import { makeRealm } from './saved-realm.ts'

let first: Promise<SavedRealm> | undefined

async function read(io: HostIo): Promise<SavedRealm> {
  if (io.savedRealm) return io.savedRealm()
  return makeRealm(() => io.wasm(), await io.realmCode())
}

/** A realm without a document, made once; every host starts from a copy. */
export async function firstRealm(io: HostIo): Promise<SavedRealm> {
  first ??= read(io)
  try {
    return await first
  } catch (error) {
    first = undefined
    throw error
  }
}
