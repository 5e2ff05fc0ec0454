import {
  getVideo,
  listSimilarVideos,
  listUpdatedVideos,
  listVideoCategories,
  listVideos
} from '../../../contract/api/video-endpoints.ts'
import { categories } from '../../catalog/assets/categories.ts'
import { nameCategory } from '../../catalog/assets/category-names.ts'
import type { Film } from '../../catalog/films/film.ts'
import type { Core } from '../core/core.ts'
import { findFilm } from '../films/find-film.ts'
import { similarFilms } from '../films/similar-films.ts'
import { updatedFilms } from '../films/updated-films.ts'
import { ServiceError } from '../http/service-error.ts'
import { operation } from '../requests/operation.ts'
import { updateSpan } from '../search/update-span.ts'
import { findByIds } from './find-by-ids.ts'
import { pageOf } from './page-of.ts'
import { searchIdOf } from './search-id.ts'
import { videoRecords } from './video-records.ts'

export const listSimilarVideosOperation = operation(listSimilarVideos, call => {
  const film = requireFilm(call.core, call.path('id'))
  const similar = similarFilms(call.core, film)
  const { data: shown, ...page } = pageOf(similar, call.query, one => one)
  return {
    data: videoRecords(call, shown, call.query.view),
    ...page,
    search_id: searchIdOf(call, `videos like ${film.id}`)
  }
})

export const listVideosOperation = operation(listVideos, call => {
  const { found, errors } = findByIds(call.query.id, id =>
    findFilm(call.core, id)
  )
  return { data: videoRecords(call, found, call.query.view), ...errors }
})

export const getVideoOperation = operation(getVideo, call => {
  const film = requireFilm(call.core, call.path('id'))
  const [record] = videoRecords(call, [film], call.query.view)
  if (!record) throw new ServiceError(404, { message: 'Not Found' })
  return record
})

export const listVideoCategoriesOperation = operation(
  listVideoCategories,
  ({ language }) => ({
    data: categories.map(one => nameCategory(one, language))
  })
)

export const listUpdatedVideosOperation = operation(
  listUpdatedVideos,
  ({ core, query }) => {
    const updates = updatedFilms(core, updateSpan(query, core.now()))
    const sorted = query.sort === 'newest' ? updates.toReversed() : updates
    return pageOf(sorted, query, one => one)
  }
)

function requireFilm(core: Core, id: string): Film {
  const film = findFilm(core, id)
  if (!film) throw new ServiceError(404, { message: 'Not Found' })
  return film
}
