import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '../../../contract/api/languages.ts'
import type { Library } from '../core/library.ts'
import { catalogIndexes, catalogSteps } from '../database/catalog-steps.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { fillCatalog } from './fill-catalog.ts'

/** Increment it when `fillCatalog` changes its output. */
const edition = 5
/** Assets after these are only counted for a library's fingerprint. */
const fullyHashed = 10_000
const hashedTexts = 300
const fingerprints = new WeakMap<Library, Map<number, string>>()

/** Receives the number of assets in the index so far. */
type Progress = (done: number) => void

/**
 * Opens the search index of a library. It is built once per content and stored
 * in the folder.
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

/** The path of a library's index. */
export function catalogPath(
  library: Library,
  count: number,
  folder: string
): string {
  return join(folder, `catalog-${fingerprint(library, count)}.db`)
}

/** Prefix of the temporary files of a process that builds an index. */
export function draftOf(path: string, pid: number): string {
  return `${path}.${pid}.`
}

/** Builds the search index of a library at its path, and creates the folder. */
export function makeCatalog(
  library: Library,
  count: number,
  path: string,
  progress?: Progress
): void {
  mkdirSync(dirname(path), { recursive: true })
  // Two processes may do this at the same time: each builds its own index, and
  // one of them stays.
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

/** Cached, as a library does not change while it is open. */
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
  for (const asset of library.list(Math.min(count, fullyHashed))) {
    hash.update(JSON.stringify(asset))
    if (place++ >= hashedTexts) continue
    languages.forEach(language => {
      hash.update(JSON.stringify(library.text(asset, language) ?? null))
    })
  }
  return hash.digest('hex').slice(0, 20)
}
