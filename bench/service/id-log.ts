import { resolve } from 'node:path'
import { randomFrom, type Random } from '../../dev/catalog/assets/random.ts'
import { openCatalog } from '../../dev/service/index/open-catalog.ts'
import { benchLibrary, million } from './million.ts'

/** All ids are equally likely, or the nth is n times rarer than the first. */
export type Draw = 'uniform' | 'zipf'

/** Ids of the index in the working folder, drawn from the whole catalogue. */
export function idLog(draw: Draw, count: number, seed = 3): string[] {
  const random = randomFrom(seed)
  const catalog = openCatalog(
    benchLibrary(),
    million,
    resolve('.cache/service')
  )
  const ids = Array.from({ length: count }, () => {
    const number = draw === 'zipf' ? zipf(random) : random.integer(1, million)
    const sql = 'SELECT id FROM assets WHERE number = ?'
    const [row] = catalog.first<{ id: string }>(sql, number)
    if (!row) throw new Error(`The index has no asset ${number}`)
    return row.id
  })
  catalog.close()
  return ids
}

/** A rank from 1 to a million, 1 twice as often as 2. */
function zipf(random: Random): number {
  return Math.floor(Math.exp(random.next() * Math.log(million)))
}
