import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSavedRealm } from './engine/saved-realm-file.ts'
import type { SavedRealm } from './shared/saved-realm.ts'

const folder = join(import.meta.dirname, 'page')

/** The page of a package, which is built; null when sources run. */
export const builtPage = existsSync(join(folder, 'page.js')) ? folder : null

/** The document realm of a package; null when sources run. */
export function builtRealm(): SavedRealm | null {
  if (!builtPage) return null
  return readSavedRealm(readFileSync(join(builtPage, 'page.realm')))
}
