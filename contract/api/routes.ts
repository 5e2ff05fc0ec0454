import type { Endpoint } from './endpoint.ts'
import type { MediaType } from './media-type.ts'

export type Route = Pick<Endpoint, 'method' | 'path'>

/**
 * Where the operations lie that the panel calls. Apart from their entries,
 * which bring their exact schemas along.
 */
export const routes = {
  searchImages: { method: 'GET', path: '/v2/images/search' },
  listImages: { method: 'GET', path: '/v2/images' },
  getImage: { method: 'GET', path: '/v2/images/{id}' },
  licenseImages: { method: 'POST', path: '/v2/images/licenses' },
  listImageLicenses: { method: 'GET', path: '/v2/images/licenses' },
  downloadImage: {
    method: 'POST',
    path: '/v2/images/licenses/{id}/downloads'
  },
  listContributors: { method: 'GET', path: '/v2/contributors' },
  getUser: { method: 'GET', path: '/v2/user' },
  getAccessToken: { method: 'GET', path: '/v2/user/access_token' },
  listSubscriptions: { method: 'GET', path: '/v2/user/subscriptions' },
  listFeaturedCollections: {
    method: 'GET',
    path: '/v2/images/collections/featured'
  },
  getFeaturedCollection: {
    method: 'GET',
    path: '/v2/images/collections/featured/{id}'
  },
  listFeaturedItems: {
    method: 'GET',
    path: '/v2/images/collections/featured/{id}/items'
  },
  getContributor: { method: 'GET', path: '/v2/contributors/{contributor_id}' },
  listSets: {
    method: 'GET',
    path: '/v2/contributors/{contributor_id}/collections'
  },
  getSet: {
    method: 'GET',
    path: '/v2/contributors/{contributor_id}/collections/{id}'
  },
  listSetItems: {
    method: 'GET',
    path: '/v2/contributors/{contributor_id}/collections/{id}/items'
  },
  listSimilarImages: { method: 'GET', path: '/v2/images/{id}/similar' },
  uploadImage: { method: 'POST', path: '/v2/images' },
  listImageRecommendations: {
    method: 'GET',
    path: '/v2/images/recommendations'
  },
  listPopularQueries: {
    method: 'GET',
    path: '/v2/images/search/popular/queries'
  },
  listImageCategories: { method: 'GET', path: '/v2/images/categories' },
  searchVideos: { method: 'GET', path: '/v2/videos/search' },
  listVideos: { method: 'GET', path: '/v2/videos' },
  getVideo: { method: 'GET', path: '/v2/videos/{id}' },
  listSimilarVideos: { method: 'GET', path: '/v2/videos/{id}/similar' },
  listVideoCategories: { method: 'GET', path: '/v2/videos/categories' },
  licenseVideos: { method: 'POST', path: '/v2/videos/licenses' },
  listVideoLicenses: { method: 'GET', path: '/v2/videos/licenses' },
  downloadVideo: {
    method: 'POST',
    path: '/v2/videos/licenses/{id}/downloads'
  },
  searchAudio: { method: 'GET', path: '/v2/audio/search' },
  listAudio: { method: 'GET', path: '/v2/audio' },
  /** For filters; not all services have it. */
  listMoods: { method: 'GET', path: '/v2/audio/moods' },
  listInstruments: { method: 'GET', path: '/v2/audio/instruments' },
  getAudio: { method: 'GET', path: '/v2/audio/{id}' },
  licenseAudio: { method: 'POST', path: '/v2/audio/licenses' },
  listAudioLicenses: { method: 'GET', path: '/v2/audio/licenses' },
  downloadAudio: {
    method: 'POST',
    path: '/v2/audio/licenses/{id}/downloads'
  }
} as const satisfies Record<string, Route>

/** The operations of each medium, by what they do. */
export const mediaRoutes = {
  image: {
    search: routes.searchImages,
    list: routes.listImages,
    get: routes.getImage,
    license: routes.licenseImages,
    licenses: routes.listImageLicenses,
    download: routes.downloadImage
  },
  video: {
    search: routes.searchVideos,
    list: routes.listVideos,
    get: routes.getVideo,
    license: routes.licenseVideos,
    licenses: routes.listVideoLicenses,
    download: routes.downloadVideo
  },
  audio: {
    search: routes.searchAudio,
    list: routes.listAudio,
    get: routes.getAudio,
    license: routes.licenseAudio,
    licenses: routes.listAudioLicenses,
    download: routes.downloadAudio
  }
} as const satisfies Record<MediaType, Record<string, Route>>

/** Tracks have neither similar ones nor categories. */
export const similarRoutes: { readonly [Medium in MediaType]?: Route } = {
  image: routes.listSimilarImages,
  video: routes.listSimilarVideos
}

export const categoryRoutes: typeof similarRoutes = {
  image: routes.listImageCategories,
  video: routes.listVideoCategories
}

/** Those of collections; of videos they are clipboxes, of tracks soundboxes. */
export const collectionRoutes = {
  image: /* @__PURE__ */ collectionsAt('/v2/images/collections'),
  video: /* @__PURE__ */ collectionsAt('/v2/videos/collections'),
  audio: /* @__PURE__ */ collectionsAt('/v2/audio/collections')
} as const satisfies Record<MediaType, Record<string, Route>>

/* @__NO_SIDE_EFFECTS__ */
function collectionsAt(path: string) {
  const one = `${path}/{id}`
  const items = `${one}/items`
  return {
    list: { method: 'GET', path },
    create: { method: 'POST', path },
    get: { method: 'GET', path: one },
    update: { method: 'POST', path: one },
    delete: { method: 'DELETE', path: one },
    listItems: { method: 'GET', path: items },
    addItems: { method: 'POST', path: items },
    setItems: { method: 'PUT', path: items },
    removeItems: { method: 'DELETE', path: items }
  } as const
}
