import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../../../contract/api/endpoint.ts'
import { listSimilarImages } from '../../../../contract/api/image-discovery-endpoints.ts'
import {
  getImage,
  listImages
} from '../../../../contract/api/image-endpoints.ts'
import {
  getVideo,
  listSimilarVideos,
  listVideos
} from '../../../../contract/api/video-endpoints.ts'
import { films } from '../../../catalog/films/films.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import {
  openTestService,
  type Sent,
  type TestService
} from '../open-service.ts'

let opened: TestService
const [image = ''] = [...listAssets({ count: 20 })].map(({ id }) => id)
const [video = ''] = films.map(({ id }) => id)

beforeAll(async () => {
  opened = await openTestService({ assets: 20 })
})
afterAll(() => opened.close())

test.each<[entry: Endpoint, sent: Sent]>([
  [getImage, { path: { id: image } }],
  [listImages, { query: { id: [image], view: 'full' } }],
  [listSimilarImages, { path: { id: image } }],
  [getVideo, { path: { id: video } }],
  [listVideos, { query: { id: [video], view: 'full' } }],
  [listSimilarVideos, { path: { id: video } }]
])(
  '$path speaks the language of the query before that of the header',
  async (entry, { path = {}, query = {} }) => {
    const ask = (language: string, header: string) =>
      opened.ask(entry, {
        path,
        query: { ...query, language },
        headers: { 'Accept-Language': header }
      })

    const [english, alsoEnglish, german] = await Promise.all([
      ask('en', 'de'),
      ask('en', 'en'),
      ask('de', 'en')
    ])

    expect(withoutSearch(english)).toEqual(withoutSearch(alsoEnglish))
    expect(withoutSearch(german)).not.toEqual(withoutSearch(english))
  }
)

/** Every search has an id of its own. */
function withoutSearch(reply: unknown) {
  return { ...(reply as object), search_id: '' } // every reply is an object
}
