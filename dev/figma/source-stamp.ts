import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const realmFolders = [
  'engine',
  'model',
  'nodes',
  'realm',
  'rules',
  'samples',
  'shared'
]
const pageFolders = [
  'canvas',
  'controls',
  'core',
  'dock',
  'documents',
  'frames',
  'keeping',
  'manifest',
  'network',
  'page',
  'pictures',
  'render',
  'scene',
  'session',
  'sidebar',
  'svg',
  'traffic',
  'window'
]
const realmBuilder = 'build-realm.ts'
const pageBuilder = 'build-page.ts'

/** The folder of package-lock.json, for sources and bundles alike. */
export function repositoryRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const parent = dirname(folder)
    if (parent === folder) {
      throw new Error('The host must run from within its repository.')
    }
    folder = parent
  }
  return folder
}

/** Changes with the sources of the page, its build or the packages. */
export async function sourceStamp(root = repositoryRoot()): Promise<string> {
  const hash = createHash('sha256')
  const base = join(root, 'dev', 'figma')
  const lock = join(root, 'package-lock.json')
  for (const path of [
    lock,
    join(base, realmBuilder),
    join(base, pageBuilder)
  ]) {
    hash.update(await readFile(path))
  }
  for (const folder of [...realmFolders, ...pageFolders]) {
    const path = join(base, folder)
    if (!existsSync(path)) continue
    const names = await readdir(path, { recursive: true })
    for (const name of names.toSorted()) {
      if (!/\.(ts|tsx|css|html)$/.test(name)) continue
      hash.update(name).update(await readFile(join(path, name)))
    }
  }
  return hash.digest('hex')
}

/**
 * A stamp of the realm's sources by modification time, which is fast: every
 * host in Node waits for it.
 */
export function realmStamp(): string {
  return (stampOfRealm ??= realmStampIn(repositoryRoot()))
}

let stampOfRealm: string | undefined

/** The same in another folder; exported for tests. */
export function realmStampIn(root: string): string {
  const hash = createHash('sha256')
  function add(path: string): void {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path} ${mtimeMs} ${size}\n`)
  }
  // A recursive `readdirSync` takes three times as long.
  function addFolder(path: string): void {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = `${path}/${entry.name}`
      if (entry.isDirectory()) addFolder(inside)
      else add(inside)
    }
  }
  const base = join(root, 'dev', 'figma')
  add(join(root, 'package-lock.json'))
  add(join(base, realmBuilder))
  for (const folder of realmFolders) addFolder(join(base, folder))
  return hash.digest('hex')
}
