import type { Database } from '../database/open-database.ts'
import { addBit, noBits, type Bits } from './bits.ts'
import { createByteCache } from './byte-cache.ts'
import type { FacetKind } from './facets-of.ts'
import { createTextIndex, type TextIndex } from './text-index.ts'
import type { TextRanks } from './text-ranks.ts'

/**
 * What searches read beside the full-text tables. Assets are known by their
 * rank, from 0: their place when the most popular is first.
 */
export interface RankIndex {
  /** How many assets there are. */
  size: number
  /** In the order of ranks. */
  width: Uint32Array
  height: Uint32Array
  /** Days since 1970 when an asset was added. */
  day: Int32Array
  /** Every rank, the asset added last first. */
  newest: Uint32Array
  texts: TextIndex
  textRanks: TextRanks
  /** Who has a value; not to be changed. */
  having(kind: FacetKind, value: string): Bits
  /** Ids of the assets of some ranks, in the same order. */
  ids(ranks: readonly number[]): string[]
}

const facetBytes = 48 * 1024 * 1024
const textBytes = 24 * 1024 * 1024
const opened = new WeakMap<Database, RankIndex>()

/** The index of a catalogue, read once for as long as it is open. */
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
      const known = lists.find(key)
      return known ?? lists.keep(key, readList(catalog, kind, value, size))
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
  const bits = noBits(size)
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
