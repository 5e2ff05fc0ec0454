import { searchVideos } from '../../../contract/api/video-endpoints.ts'
import { searchFilms } from '../films/search-films.ts'
import { operation } from '../requests/operation.ts'
import { pageOf } from './page-of.ts'
import { searchIdOf } from './search-id.ts'
import { videoRecords } from './video-records.ts'

export const searchVideosOperation = operation(searchVideos, call => {
  const { core, query, language } = call
  const searchId = searchIdOf(call, 'videos')
  const found = searchFilms(core, query, language, searchId)
  const { data: shown, ...page } = pageOf(found, query, film => film)
  return {
    data: videoRecords(call, shown, query.view),
    ...page,
    search_id: searchId
  }
})
