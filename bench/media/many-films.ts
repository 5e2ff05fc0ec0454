import type { BrowserContext } from 'playwright-core'
import type { FilmPreview } from '../../dev/catalog/films/film.ts'
import { readFilmFile } from '../../dev/catalog/films/read-film-file.ts'
import { videoRecord } from '../../dev/service/films/video-record.ts'
import { catalogLibrary } from '../../dev/service/library/catalog-library.ts'
import { filmAt, firstId } from './large-films.ts'

const count = 12_000

/** Answers searches with 12,000 videos, which share the catalogue's clips. */
export async function serveManyFilms(
  context: BrowserContext,
  origin: string
): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': '*' }
  await context.route(/\/v2\/videos\/search\?/, route => {
    const { searchParams } = new URL(route.request().url())
    const perPage = Number(searchParams.get('per_page'))
    const page = Number(searchParams.get('page') ?? 1)
    const start = perPage * (page - 1)
    const length = Math.min(perPage, count - start)
    const data = Array.from({ length }, (_, i) => recordAt(start + i, origin))
    const search = { page, per_page: perPage, total_count: count, data }
    return route.fulfill({ headers, json: { ...search, search_id: 'many' } })
  })
  await context.route(
    /\/media\/videos\/\d+\/thumb\.(mp4|webm)/,
    async route => {
      const [id = '', name] = route.request().url().split('/').slice(-2)
      const film = filmAt(id)
      const { bytes, type: contentType } = await readFilmFile(
        film,
        name as FilmPreview // as the pattern says
      )
      await route.fulfill({ headers, contentType, body: Buffer.from(bytes) })
    }
  )
}

function recordAt(index: number, origin: string) {
  const id = String(firstId + index)
  const film = { ...filmAt(id), id }
  return videoRecord(catalogLibrary('.cache/catalog'), film, {
    view: 'full',
    language: 'en',
    mediaBase: `${origin}/media`,
    sizes: undefined
  })
}
