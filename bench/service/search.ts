import * as v from 'valibot'
import type { QueryValues } from '../../contract/api/address.ts'
import { toAddress } from '../../contract/api/address.ts'
import { searchImages } from '../../contract/api/image-endpoints.ts'
import { bareLoop } from '../bare-loop.ts'
import { atMost, round, type Figure } from '../figure.ts'
import { median, percentile99 } from '../ratio.ts'
import { buildBareTable } from './bare-table.ts'
import { buildFigures } from './build.ts'
import { million, openMillion, type OpenService } from './million.ts'
import { queryLog } from './query-log.ts'
import { runInProcess } from './run-in-process.ts'

const measured = v.object({
  build: v.number(),
  bareBuild: v.number(),
  loop: v.number(),
  times: v.array(v.number()),
  totals: v.array(v.number()),
  ratios: v.array(v.number()),
  megabytes: v.number()
})

const searches = 1000
const allSearches = 10_000
const page = 200
const perPage = 50

/**
 * Searches a million assets: whole requests, from address to JSON, to a service
 * that has just built its index.
 */
export async function benchSearch(folder: string): Promise<Figure[]> {
  const module = new URL(import.meta.url)
  const result = await runInProcess(module, searchMillion, folder)
  const { build, bareBuild, loop, times, totals, ratios, megabytes } = v.parse(
    measured,
    result
  )
  const note = `${searches} searches that find ${round(median(totals))} assets (median), ${totals.filter(one => one === 0).length} nothing; slowest ${round(Math.max(...times))} ms`
  return [
    ...(await buildFigures(folder, build, bareBuild)),
    atMost(
      'search, median, against a loop',
      median(times) / loop,
      0.25,
      '×',
      note
    ),
    atMost(
      'search, 99th percentile, against a loop',
      percentile99(times) / loop,
      1,
      '×',
      `${round(percentile99(times))} against ${round(loop)} ms`
    ),
    atMost(
      `page ${page} against page 1`,
      median(ratios),
      3,
      '×',
      `median of ${ratios.length}; highest ${round(Math.max(...ratios))} ×`
    ),
    atMost(
      `memory of a first start after ${allSearches} searches`,
      megabytes,
      400,
      'MB'
    )
  ]
}

/** Runs in its own process, in the folder of the index. */
export async function searchMillion(): Promise<v.InferOutput<typeof measured>> {
  const bareBuild = buildBareTable('bare.db', million)
  const started = performance.now()
  const opened = await openMillion()
  const build = performance.now() - started
  const loops: number[] = []
  const times: number[] = []
  const totals: number[] = []
  const ratios: number[] = []
  for (const query of take(queryLog(1), searches)) {
    if (times.length % 50 === 0) loops.push(bareLoop())
    const { time, total } = await search(opened, query)
    times.push(time)
    totals.push(total)
    if (total < page * perPage) continue
    const again = await search(opened, query)
    const far = await search(opened, { ...query, page })
    ratios.push(far.time / again.time)
  }
  const rest = allSearches - searches - 2 * ratios.length
  for (const query of take(queryLog(2), rest)) await search(opened, query)
  const megabytes = process.memoryUsage.rss() / 1e6
  opened.service.close()
  return {
    build,
    bareBuild,
    loop: median(loops),
    times,
    totals,
    ratios,
    megabytes
  }
}

async function search(
  { service, headers }: OpenService,
  query: QueryValues
): Promise<{ time: number; total: number }> {
  const started = performance.now()
  const url = new URL(toAddress(searchImages, {}, query), 'http://localhost')
  const response = await service.fetch(new Request(url, { headers }))
  const text = await response.text()
  const time = performance.now() - started
  const body = v.parse(v.object({ total_count: v.number() }), JSON.parse(text))
  return { time, total: body.total_count }
}

function* take<Item>(items: Iterable<Item>, count: number): Iterable<Item> {
  let taken = 0
  for (const item of items) {
    if (taken++ >= count) return
    yield item
  }
}
