import type { BrowserContext } from 'playwright-core'
import { tracks } from '../../dev/catalog/tracks/tracks.ts'
import { audioRecord } from '../../dev/service/tracks/audio-record.ts'

const count = 12_000
/** Id of the first; later ones follow. */
const firstId = 9_000_000

/**
 * Answers searches with 12,000 tracks. They share the files of the catalogue, by
 * addresses of their own.
 */
export async function serveManyTracks(
  context: BrowserContext,
  origin: string
): Promise<void> {
  await context.route(/\/v2\/audio\/search\?/, route => {
    const { searchParams } = new URL(route.request().url())
    const perPage = Number(searchParams.get('per_page'))
    const page = Number(searchParams.get('page') ?? 1)
    const start = perPage * (page - 1)
    const length = Math.min(perPage, count - start)
    const data = Array.from({ length }, (_, i) => recordAt(start + i, origin))
    const search = { page, per_page: perPage, total_count: count, data }
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { ...search, search_id: 'many' }
    })
  })
}

function recordAt(index: number, origin: string) {
  const track = tracks[index % tracks.length]
  if (!track) throw new Error('The catalogue has no tracks.')
  const mediaBase = `${origin}/media`
  const record = audioRecord(track, { view: 'full', mediaBase })
  const assets = Object.entries(record.assets ?? {}).map(([name, file]) => [
    name,
    file?.url === undefined || !name.startsWith('preview')
      ? file
      : { ...file, url: `${file.url}?many=${index}` }
  ])
  return {
    ...record,
    id: String(firstId + index),
    title: `${record.title} ${index}`,
    assets: Object.fromEntries(assets)
  }
}
