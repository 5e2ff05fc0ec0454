import type { CatalogAsset } from '../../catalog/catalog-asset.ts'
import type { Database } from '../database/open-database.ts'
import { addBit, noBits } from './bits.ts'
import { dayOf } from './day-of.ts'
import { facetsOf, type FacetKind } from './facets-of.ts'

interface List {
  kind: FacetKind
  value: string
  /** Places in the order of arrival. */
  places: number[]
}

interface Columns {
  popularity: number[]
  width: number[]
  height: number[]
  day: number[]
  text: number[]
}

/** Writes what searches read: see the columns of `image-index.ts`. */
export interface RankWriter {
  add(asset: CatalogAsset, text: number): void
  /** Ranks are known only when every asset was there. */
  end(): void
}

/** Begins to write into an empty index. */
export function createRankWriter(database: Database): RankWriter {
  const lists = new Map<string, List>()
  const columns: Columns = {
    popularity: [],
    width: [],
    height: [],
    day: [],
    text: []
  }

  function addTo(kind: FacetKind, value: string, place: number): void {
    const key = `${kind} ${value}`
    const known = lists.get(key)
    if (!known) lists.set(key, { kind, value, places: [place] })
    else if (known.places.at(-1) !== place) known.places.push(place)
  }

  return {
    add(asset, text) {
      const place = columns.text.length
      columns.popularity.push(asset.popularity)
      columns.width.push(asset.width)
      columns.height.push(asset.height)
      columns.day.push(dayOf(asset.addedDate))
      columns.text.push(text)
      for (const [kind, value] of facetsOf(asset)) addTo(kind, value, place)
    },
    end() {
      const order = byPopularity(columns.popularity)
      const ranks = new Uint32Array(order.length)
      order.forEach((place, rank) => (ranks[place] = rank))
      writeColumns(database, columns, order)
      for (const list of lists.values()) writeList(database, list, ranks)
    }
  }
}

/** Places, the most popular first; of equals the one that came first. */
function byPopularity(popularity: readonly number[]): Uint32Array {
  return Uint32Array.from(popularity.keys()).toSorted(
    (a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0) || a - b
  )
}

function writeColumns(
  database: Database,
  columns: Columns,
  order: Uint32Array
): void {
  function write(name: string, numbers: Uint32Array | Int32Array): void {
    const { buffer, byteOffset, byteLength } = numbers
    const bytes = new Uint8Array(buffer, byteOffset, byteLength)
    database.run('INSERT INTO columns VALUES (?, ?)', name, bytes)
  }

  const inOrder = (values: number[]) => order.map(place => values[place] ?? 0)
  const day = Int32Array.from(order, place => columns.day[place] ?? 0)
  write(
    'number',
    order.map(place => place + 1)
  )
  write('width', inOrder(columns.width))
  write('height', inOrder(columns.height))
  write('day', day)
  write('newest', byDay(day))
  const { starts, ranks } = byText(inOrder(columns.text))
  write('textStart', starts)
  write('textRank', ranks)
}

function byDay(day: Int32Array): Uint32Array {
  return Uint32Array.from(day.keys()).toSorted(
    (a, b) => (day[b] ?? 0) - (day[a] ?? 0) || a - b
  )
}

/** Ranks by their text, and where those of each text begin. */
function byText(text: Uint32Array) {
  const last = text.reduce((most, one) => Math.max(most, one), 0)
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

/** A list is stored in the shorter of two forms. */
function writeList(database: Database, list: List, ranks: Uint32Array): void {
  const { kind, value, places } = list
  const own = Uint32Array.from(places, place => ranks[place] ?? 0).toSorted()
  const bits = noBits(ranks.length)
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
    JSON.stringify(places)
  )
}
