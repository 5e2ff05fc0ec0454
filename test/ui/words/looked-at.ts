import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../dev/install.mjs'
import { loadAreas } from './areas.ts'
import type { Area } from './areas.ts'
import type { Text } from './find-faults.ts'

/** By `area key`, the English that all translations were last compared with. */
export type LookedAt = Record<string, string>

const path = join(root, 'test', 'ui', 'words', 'looked-at.json')

export async function loadLookedAt(): Promise<LookedAt> {
  return JSON.parse(await readFile(path, 'utf8'))
}

/** By `area key`, a short hash of each English text, in order. */
export function hashesOf(areas: readonly Area[]): LookedAt {
  const hashes = areas.flatMap(({ name, english }) =>
    Object.entries(english).map(([key, text]) => [
      `${name} ${key}`,
      hashOf(text)
    ])
  )
  return Object.fromEntries(
    hashes.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
  )
}

function hashOf(text: Text): string {
  const hash = createHash('sha256').update(JSON.stringify(text))
  return hash.digest('hex').slice(0, 8)
}

/** Texts whose English changed since the last review, and removed ones. */
export function findStale(lookedAt: LookedAt, english: LookedAt): string[] {
  const keys = new Set([...Object.keys(lookedAt), ...Object.keys(english)])
  return [...keys].filter(key => lookedAt[key] !== english[key]).toSorted()
}

/**
 * Marks the translations as looked at, in all languages; only those of the
 * areas, or `area key`, that are named, if there are any.
 */
export async function markLookedAt(names: readonly string[]): Promise<void> {
  const english = hashesOf(await loadAreas())
  const lookedAt = await loadLookedAt()
  const marked = findStale(lookedAt, english).filter(
    key =>
      names.length === 0 || names.some(name => `${key} `.startsWith(`${name} `))
  )
  for (const key of marked) {
    const hash = english[key]
    if (hash === undefined) delete lookedAt[key]
    else lookedAt[key] = hash
  }
  const entries = Object.entries(lookedAt).toSorted(([a], [b]) =>
    a < b ? -1 : 1
  )
  const json = JSON.stringify(Object.fromEntries(entries), null, 2)
  await writeFile(path, `${json}\n`)
  console.log(`${marked.length} looked at.`)
}
