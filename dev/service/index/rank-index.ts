import type { Database } from '../database/open-database.ts'
import { addBit, emptyBits, type Bits } from './bits.ts'
import { createByteCache } from './byte-cache.ts'
import type { FacetKind } from './facets-of.ts'
import { createTextIndex, type TextIndex } from './text-index.ts'
import type { TextRanks } from './text-ranks.ts'

/**
 * Data for searches besides the full-text tables. Assets are identified by
 * their rank: their position by descending popularity, from 0.
 */
export interface RankIndex {
  /** Number of assets. */
  size: number
  /** Ordered by rank. */
  width: Uint32Array
  height: Uint32Array
  /** The day on which an asset was added, in days since 1970. */
  day: Int32Array
  /** All ranks, the newest asset first. */
  newest: Uint32Array
  texts: TextIndex
  textRanks: TextRanks
  /** The ranks with a value; must not be modified. */
  having(kind: FacetKind, value: string): Bits
  /** The ids of assets by rank, in the given order. */
  ids(ranks: readonly number[]): string[]
}

const facetBytes = 48 * 1024 * 1024
const textBytes = 24 * 1024 * 1024
const opened = new WeakMap<Database, RankIndex>()

/** The index of a catalogue; cached while it is open. */
export function rankIndexOf(catalog: Database): RankIndex {
  const known = opened.get(catalog) ?? readIndex(catalog)
  opened.set(catalog, known)
  return known
}

function readIndex(catalog: Database): RankIndex {
  const number = new Uint32Array(readColumn(catalog, 'number'))
  const size = number.length
  const starts = new Uint32Array(readColumn(catalog, 'textStart'))
  const lists = createByteCache<Bits>(facetBytes, bits => bits.byteLength)
  return {
    size,
    width: new Uint32Array(readColumn(catalog, 'width')),
    height: new Uint32Array(readColumn(catalog, 'height')),
    day: new Int32Array(readColumn(catalog, 'day')),
    newest: new Uint32Array(readColumn(catalog, 'newest')),
    texts: createTextIndex(catalog, starts.length - 1, textBytes),
    textRanks: {
      starts,
      ranks: new Uint32Array(readColumn(catalog, 'textRank'))
    },
    having: (kind, value) => {
      const key = `${kind} ${value}`
      const known = lists.get(key)
      return known ?? lists.set(key, readList(catalog, kind, value, size))
    },
    ids: ranks => readIds(catalog, number, ranks)
  }
}

function readColumn(catalog: Database, name: string): ArrayBuffer {
  const sql = 'SELECT data FROM columns WHERE name = ?'
  const [row] = catalog.all<{ data: ArrayBuffer }>(sql, name)
  if (!row) throw new Error(`The index of the catalogue has no ${name}`)
  return row.data
}

function readList(
  catalog: Database,
  kind: FacetKind,
  value: string,
  size: number
): Bits {
  const [row] = catalog.all<{ form: 'bits' | 'ranks'; data: ArrayBuffer }>(
    'SELECT form, data FROM lists WHERE kind = ? AND value = ?',
    kind,
    value
  )
  if (row?.form === 'bits') return new Uint32Array(row.data)
  const bits = emptyBits(size)
  if (row) new Uint32Array(row.data).forEach(rank => addBit(bits, rank))
  return bits
}

function readIds(
  catalog: Database,
  number: Uint32Array,
  ranks: readonly number[]
): string[] {
  const wanted = ranks.map(rank => number[rank] ?? 0)
  const rows = catalog.all<{ number: number; id: string }>(
    `SELECT number, id FROM assets
     WHERE number IN (SELECT value FROM json_each(?))`,
    JSON.stringify(wanted)
  )
  const ids = new Map(rows.map(row => [row.number, row.id]))
  return wanted.flatMap(one => ids.get(one) ?? [])
}
