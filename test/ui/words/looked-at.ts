import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../dev/install.mjs'
import { languages } from '../../../contract/settings.ts'
import { loadAreas } from './areas.ts'
import type { Area } from './areas.ts'
import type { Text } from './find-faults.ts'

/** By `area key`, the English that a translation was last compared with. */
export type LookedAt = Record<string, string>

function pathOf(language: string): string {
  return join(root, 'ui', 'words', 'looked-at', `${language}.json`)
}

export async function loadLookedAt(language: string): Promise<LookedAt> {
  return JSON.parse(await readFile(pathOf(language), 'utf8'))
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
 * `de …`: marks the translations of a language as looked at; only those of the
 * areas, or `area key`, that are named, if there are any.
 */
export async function markLookedAt(argv: readonly string[]): Promise<void> {
  const [language = '', ...starts] = argv
  if (!languages.slice(1).some(one => one === language)) {
    throw new Error(`Name a language: ${languages.slice(1).join(', ')}.`)
  }
  const english = hashesOf(await loadAreas())
  const lookedAt = await loadLookedAt(language)
  const marked = findStale(lookedAt, english).filter(
    key =>
      starts.length === 0 ||
      starts.some(start => `${key} `.startsWith(`${start} `))
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
  await writeFile(pathOf(language), `${json}\n`)
  console.log(`${language}: ${marked.length} looked at.`)
}
