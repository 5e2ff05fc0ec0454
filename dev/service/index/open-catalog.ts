import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '../../../contract/api/languages.ts'
import type { Library } from '../core/library.ts'
import { catalogIndexes, catalogSteps } from '../database/catalog-steps.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { fillCatalog } from './fill-catalog.ts'

/** Changes whenever `fillCatalog` would write something else. */
const edition = 4
/** Of the assets after these only the number counts for a fingerprint. */
const looked = 10_000
const textsLooked = 300
const fingerprints = new WeakMap<Library, Map<number, string>>()

/** Receives how many assets are in an index so far. */
type Progress = (done: number) => void

/**
 * Opens the search index of a library. It is made once per content and kept
 * in the folder, so that opening it again costs nothing.
 */
export function openCatalog(
  library: Library,
  count: number,
  folder: string,
  progress?: Progress
): Database {
  const path = catalogPath(library, count, folder)
  if (!existsSync(path)) makeCatalog(library, count, path, progress)
  return openDatabase(path, { readonly: true })
}

/** Where the index of a library is, once it is made. */
export function catalogPath(
  library: Library,
  count: number,
  folder: string
): string {
  return join(folder, `catalog-${fingerprint(library, count)}.db`)
}

/** How the paths of a process begin while it makes an index. */
export function draftOf(path: string, pid: number): string {
  return `${path}.${pid}.`
}

/** Makes the search index of a library at its path, and its folder. */
export function makeCatalog(
  library: Library,
  count: number,
  path: string,
  progress?: Progress
): void {
  mkdirSync(dirname(path), { recursive: true })
  // Two processes may do this at once: each makes its own, one stays.
  const draft = draftOf(path, process.pid) + Math.random().toString(36).slice(2)
  const database = openDatabase(draft)
  try {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
    migrate(database, catalogSteps)
    database.transaction(() => fillCatalog(database, library, count, progress))
    database.exec('PRAGMA optimize')
  } catch (error) {
    database.close()
    rmSync(draft, { force: true })
    throw error
  }
  database.close()
  if (existsSync(path)) rmSync(draft)
  else renameSync(draft, path)
}

/** A library does not change while it is open; it is looked through once. */
function fingerprint(library: Library, count: number): string {
  const known = fingerprints.get(library) ?? new Map<number, string>()
  fingerprints.set(library, known)
  const print = known.get(count) ?? digest(library, count)
  known.set(count, print)
  return print
}

function digest(library: Library, count: number): string {
  const hash = createHash('sha256')
  hash.update(`${edition}\n${count}\n${catalogSteps.join('\n')}`)
  hash.update(catalogIndexes)
  hash.update(library.edition ?? '')
  let place = 0
  for (const asset of library.list(Math.min(count, looked))) {
    hash.update(JSON.stringify(asset))
    if (place++ >= textsLooked) continue
    languages.forEach(language => {
      hash.update(JSON.stringify(library.text(asset, language) ?? null))
    })
  }
  return hash.digest('hex').slice(0, 20)
}
