import { afterEach, beforeEach, expect, it } from 'vitest'
import { fetchSubscriptionList } from '../../../ui/api/account.ts'
import { setActiveSession } from '../../../ui/api/bearer.ts'
import { fetchCategories } from '../../../ui/api/categories.ts'
import {
  fetchCollections,
  fetchItems
} from '../../../ui/api/collections/collections.ts'
import { fetchContributorProfile } from '../../../ui/api/contributors.ts'
import {
  fetchFeatured,
  fetchFeaturedAssets
} from '../../../ui/api/collections/featured.ts'
import { fetchById, fetchSearch } from '../../../ui/api/assets.ts'
import { fetchLicenses } from '../../../ui/api/licenses.ts'
import { fetchSimilarToUpload } from '../../../ui/api/picture-search.ts'
import { fetchPopularQueries } from '../../../ui/api/popular-queries.ts'
import { fetchRecommendations } from '../../../ui/api/recommendations.ts'
import { noFilters } from '../../../ui/api/search-filters.ts'
import { fetchSetPage, fetchSets } from '../../../ui/api/collections/sets.ts'
import { fetchSimilar } from '../../../ui/api/similar.ts'
import { fetchTrackNames } from '../../../ui/api/track-names.ts'
import { session } from '../../src/saved-records.ts'
import { imageRecord } from '../image-record.ts'
import { trackRecord } from '../track-record.ts'
import { videoRecord } from '../video-record.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'

const web = useScriptedWeb()

beforeEach(() => setActiveSession({ ...session, expiresAt: null }))
afterEach(() => setActiveSession(null))

const service = 'https://service.test'
const gateway = 'https://gateway.test/api'
const part = { page: 1, perPage: 24 }
const { signal } = new AbortController()
const image = { assetId: '1', mediaType: 'image' } as const

const search = {
  query: 'lake',
  filters: noFilters,
  sort: 'popular',
  safe: true,
  isExact: false
} as const
const id = { id: '7' }
const noId = { name: 'Peaks' }
const noPicture = imageRecord('8', { assets: { preview: { width: 450 } } })

const noClip = videoRecord('8', { assets: { hd: { width: 1920 } } })
const noSound = trackRecord('8', { assets: { clean_audio: {} } })

/** Each list, how it is fetched, and a broken and a good entry of it. */
const lists: [
  string,
  () => Promise<unknown>,
  broken: unknown,
  good: unknown
][] = [
  [
    `${gateway}/v2/images/search`,
    () => fetchSearch({ ...search, mediaType: 'image' }, part),
    noPicture,
    imageRecord('7')
  ],
  [
    `${gateway}/v2/images/1/similar`,
    () => fetchSimilar(image, part),
    noPicture,
    imageRecord('7')
  ],
  [
    `${service}/v2/images/U1/similar`,
    () => fetchSimilarToUpload({ id: 'U1', isOwn: true }, part, signal),
    noPicture,
    imageRecord('7')
  ],
  [
    `${gateway}/v2/images`,
    async () => [...(await fetchById('image', ['7', '8'])).keys()],
    noPicture,
    imageRecord('7')
  ],
  [
    `${gateway}/v2/images/recommendations`,
    () => fetchRecommendations(['1'], { max: 9, safe: true }),
    noId,
    id
  ],
  [
    `${gateway}/v2/images/categories`,
    () => fetchCategories('image'),
    { id: '1' },
    noId
  ],
  [
    `${gateway}/v2/images/search/popular/queries`,
    () => fetchPopularQueries('en'),
    { query: 'lake' },
    'lake'
  ],
  [
    `${gateway}/v2/images/collections/featured`,
    fetchFeatured,
    id,
    { ...id, ...noId }
  ],
  [
    `${gateway}/v2/contributors`,
    () => fetchContributorProfile('7'),
    { display_name: 'Rae' },
    { ...id, display_name: 'Mira' }
  ],
  [
    `${gateway}/v2/contributors/77/collections`,
    () => fetchSets('77'),
    noId,
    id
  ],
  [
    `${service}/v2/images/collections`,
    () => fetchCollections('image', 1, {}),
    noId,
    id
  ],
  [
    `${service}/v2/images/collections/5/items`,
    () => fetchItems('5', 1, {}),
    noId,
    id
  ],
  [
    `${service}/v2/images/licenses`,
    () => fetchLicenses({ mediaType: 'image', page: 1 }),
    { id: 'e1', image: { id: null } },
    { id: 'e1', image: id }
  ],
  [`${service}/v2/user/subscriptions`, fetchSubscriptionList, noId, id],
  [
    `${gateway}/v2/videos/search`,
    () => fetchSearch({ ...search, mediaType: 'video' }, part),
    noClip,
    videoRecord('7')
  ],
  [
    `${gateway}/v2/videos/1/similar`,
    () => fetchSimilar({ assetId: '1', mediaType: 'video' }, part),
    noClip,
    videoRecord('7')
  ],
  [
    `${gateway}/v2/videos`,
    async () => [...(await fetchById('video', ['7', '8'])).keys()],
    noClip,
    videoRecord('7')
  ],
  [
    `${gateway}/v2/videos/categories`,
    () => fetchCategories('video'),
    { id: '1' },
    noId
  ],
  [
    `${service}/v2/videos/collections`,
    () => fetchCollections('video', 1, {}),
    noId,
    id
  ],
  [
    `${service}/v2/videos/collections/5/items`,
    () => fetchItems('video 5', 1, {}),
    noId,
    id
  ],
  [
    `${service}/v2/videos/licenses`,
    () => fetchLicenses({ mediaType: 'video', page: 1 }),
    { id: 'e1', image: id },
    { id: 'e1', video: id }
  ],
  [
    `${gateway}/v2/audio/search`,
    () => fetchSearch({ ...search, mediaType: 'audio' }, part),
    noSound,
    trackRecord('7')
  ],
  [
    `${gateway}/v2/audio`,
    async () => [...(await fetchById('audio', ['7', '8'])).keys()],
    noSound,
    trackRecord('7')
  ],
  [
    `${gateway}/v2/audio/moods`,
    () => fetchTrackNames('moods'),
    { mood: 'lake' },
    'lake'
  ],
  [
    `${service}/v2/audio/collections`,
    () => fetchCollections('audio', 1, {}),
    noId,
    id
  ],
  [
    `${service}/v2/audio/collections/5/items`,
    () => fetchItems('audio 5', 1, {}),
    noId,
    id
  ],
  [
    `${service}/v2/audio/licenses`,
    () => fetchLicenses({ mediaType: 'audio', page: 1 }),
    { id: 'e1', audio: { id: null } },
    { id: 'e1', audio: id }
  ]
]

it.each(lists)('fails without one usable entry at %s', async (...of) => {
  const [url, fetchList, broken] = of
  web.on(`GET ${url}`, () =>
    Response.json({ data: [broken, broken], total_count: 786 })
  )

  await expect(fetchList()).rejects.toMatchObject({ code: 'reply-unreadable' })
})

it.each(lists)('reads an empty list at %s', async (url, fetchList) => {
  web.on(`GET ${url}`, () => Response.json({ data: [], total_count: 0 }))

  await expect(fetchList()).resolves.toBeDefined()
})

it.each(lists)('reads what is usable at %s', async (...of) => {
  const [url, fetchList, broken, good] = of
  web.on(`GET ${url}`, () => Response.json({ data: [broken, good] }))

  expect(JSON.stringify(await fetchList())).toMatch(/["\s](7|lake|Peaks|Mira)"/)
})

it.each([
  [
    `${gateway}/v2/images/collections/featured/5/items`,
    () => fetchFeaturedAssets('5', 1, signal)
  ],
  [
    `${gateway}/v2/contributors/77/collections/5/items`,
    () => fetchSetPage({ contributorId: '77', id: '5' }, part)
  ]
])('fails without one usable item or image at %s', async (url, fetchList) => {
  web.on(`GET ${url}`, () => Response.json({ data: [noId] }))
  await expect(fetchList()).rejects.toMatchObject({ code: 'reply-unreadable' })

  web.on(`GET ${url}`, () => Response.json({ data: [id] }))
  web.on(`GET ${gateway}/v2/images`, () => Response.json({ data: [noPicture] }))
  await expect(fetchList()).rejects.toMatchObject({ code: 'reply-unreadable' })

  // Removed from the library.
  web.on(`GET ${gateway}/v2/images`, () => Response.json({ data: [] }))
  expect(await fetchList()).toMatchObject({ assets: [], dropped: 1 })
})
