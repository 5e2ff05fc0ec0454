import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { Database } from '../database/open-database.ts'
import { addBit, emptyBits } from './bits.ts'
import { dayOf } from './day-of.ts'
import { facetsOf, type FacetKind } from './facets-of.ts'
import { anyNumbers, integers, type NumberList } from './number-list.ts'

interface List {
  kind: FacetKind
  value: string
  /** Positions in the order in which they were added. */
  places: NumberList<Uint32Array>
}

/** Writes the columns that `rank-index.ts` reads. */
export interface RankWriter {
  add(asset: CatalogAsset, text: number): void
  /** Ranks are only known after all assets were added. */
  end(): void
}

/** Days before 1970 are negative, which a list does not support. */
const dayOffset = 1_000_000

/** Creates a writer for an empty index. */
export function createRankWriter(database: Database): RankWriter {
  const lists = new Map<string, List>()
  const popularity = anyNumbers()
  const width = integers()
  const height = integers()
  const day = integers()
  const text = integers()
  let count = 0

  function addTo(kind: FacetKind, value: string, place: number): void {
    const key = `${kind} ${value}`
    const list = lists.get(key) ?? { kind, value, places: integers() }
    if (list.places.last() !== place) list.places.add(place)
    lists.set(key, list)
  }

  return {
    add(asset, number) {
      popularity.add(asset.popularity)
      width.add(asset.width)
      height.add(asset.height)
      day.add(dayOf(asset.addedDate) + dayOffset)
      text.add(number)
      for (const [kind, value] of facetsOf(asset)) addTo(kind, value, count)
      count += 1
    },
    end() {
      const order = byPopularity(popularity.all())
      const byRank = (column: NumberList<Uint32Array>) =>
        pick(column.all(), order)
      const days = Int32Array.from(byRank(day), one => one - dayOffset)
      const { starts, ranks } = groupByText(byRank(text))
      writeColumn(
        database,
        'number',
        order.map(place => place + 1)
      )
      writeColumn(database, 'width', byRank(width))
      writeColumn(database, 'height', byRank(height))
      writeColumn(database, 'day', days)
      writeColumn(database, 'newest', byDay(days))
      writeColumn(database, 'textStart', starts)
      writeColumn(database, 'textRank', ranks)
      const rankOf = inverse(order)
      for (const list of lists.values()) writeList(database, list, rankOf)
    }
  }
}

function writeColumn(
  database: Database,
  name: string,
  numbers: Uint32Array | Int32Array
): void {
  const bytes = new Uint8Array(numbers.buffer)
  database.run('INSERT INTO columns VALUES (?, ?)', name, bytes)
}

/** Positions by descending popularity, then in the order of addition. */
function byPopularity(popularity: Float64Array): Uint32Array {
  return new Uint32Array(popularity.length)
    .map((_, place) => place)
    .toSorted((a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0) || a - b)
}

function byDay(day: Int32Array): Uint32Array {
  return new Uint32Array(day.length)
    .map((_, rank) => rank)
    .toSorted((a, b) => (day[b] ?? 0) - (day[a] ?? 0) || a - b)
}

function pick(column: Uint32Array, order: Uint32Array): Uint32Array {
  return order.map(place => column[place] ?? 0)
}

/** Ranks by text, and the start of each text's ranks. */
function groupByText(text: Uint32Array) {
  const last = text.reduce((highest, one) => Math.max(highest, one), 0)
  const starts = new Uint32Array(last + 2)
  for (const one of text) starts[one + 1] = (starts[one + 1] ?? 0) + 1
  for (let one = 1; one < starts.length; one++) {
    starts[one] = (starts[one] ?? 0) + (starts[one - 1] ?? 0)
  }
  const ranks = new Uint32Array(text.length)
  const next = starts.slice()
  text.forEach((one, rank) => {
    const place = next[one] ?? 0
    ranks[place] = rank
    next[one] = place + 1
  })
  return { starts, ranks }
}

function inverse(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.length)
  order.forEach((place, rank) => (ranks[place] = rank))
  return ranks
}

/** A list is stored in the shorter of two formats. */
function writeList(
  database: Database,
  { kind, value, places }: List,
  rankOf: Uint32Array
): void {
  const own = pick(rankOf, places.all()).toSorted()
  const bits = emptyBits(rankOf.length)
  const isShort = own.length < bits.length
  if (!isShort) own.forEach(rank => addBit(bits, rank))
  database.run(
    'INSERT INTO lists VALUES (?, ?, ?, ?)',
    kind,
    value,
    isShort ? 'ranks' : 'bits',
    new Uint8Array((isShort ? own : bits).buffer)
  )
  if (kind !== 'category' || !/^\d+$/.test(value)) return
  database.run(
    'INSERT INTO categories SELECT ?, value + 1 FROM json_each(?)',
    value,
    JSON.stringify([...places.all()])
  )
}
