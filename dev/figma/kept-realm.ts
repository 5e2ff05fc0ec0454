import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SavedRealm } from './shared/saved-realm.ts'
import { removeOldEntries } from './remove-old-entries.ts'
import { loosenedRule } from './rules/rules.ts'
import { makeRealm } from './engine/saved-realm.ts'
import { readSavedRealm, writeSavedRealm } from './engine/saved-realm-file.ts'
import { realmStamp, repositoryRoot } from './source-stamp.ts'

/** After this time no process still writes or is about to read a file. */
const oldAge = 60 * 60 * 1000

/** Another process may write the same file: it appears when it is whole. */
async function keep(
  folder: string,
  name: string,
  saved: SavedRealm
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${name}.${process.pid}`)
  await writeFile(unfinished, writeSavedRealm(saved))
  await rename(unfinished, join(folder, name))
  await removeOldEntries(folder, oldAge)
}

/** Not by way of another thread: every host waits for it. */
function tryRead(path: string): SavedRealm | null {
  try {
    return readSavedRealm(readFileSync(path))
  } catch {
    return null
  }
}

/**
 * The first realm of this machine's sources, from `.cache` when it was made
 * before. A build that leaves out a rule is never kept.
 */
export async function keptRealm(
  wasm: () => Promise<ArrayBuffer>,
  folder = join(repositoryRoot(), '.cache', 'figma-realm')
): Promise<SavedRealm> {
  async function make(): Promise<SavedRealm> {
    const { buildRealm } = await import('./build-realm.ts')
    return makeRealm(wasm, await buildRealm())
  }
  if (loosenedRule() !== '') return make()
  const name = `${realmStamp()}.realm`
  // One that cannot be read is made again.
  const kept = tryRead(join(folder, name))
  if (kept) return kept
  const saved = await make()
  // A machine whose disk is full or read-only makes it again each time.
  await keep(folder, name, saved).catch(() => undefined)
  return saved
}
