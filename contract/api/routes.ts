import type { Endpoint } from './endpoint.ts'

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
  }
} as const satisfies Record<string, Route>

/** Media that the panel shows. */
export const shownMedia = ['image', 'video'] as const

export type ShownMedium = (typeof shownMedia)[number]

/** The operations of each medium, by what they do. */
export const mediaRoutes = {
  image: {
    search: routes.searchImages,
    list: routes.listImages,
    get: routes.getImage,
    similar: routes.listSimilarImages,
    categories: routes.listImageCategories,
    license: routes.licenseImages,
    licenses: routes.listImageLicenses,
    download: routes.downloadImage
  },
  video: {
    search: routes.searchVideos,
    list: routes.listVideos,
    get: routes.getVideo,
    similar: routes.listSimilarVideos,
    categories: routes.listVideoCategories,
    license: routes.licenseVideos,
    licenses: routes.listVideoLicenses,
    download: routes.downloadVideo
  }
} as const satisfies Record<ShownMedium, Record<string, Route>>

/** The operations of collections: of images, and of videos (clipboxes). */
export const collectionRoutes = {
  image: /* @__PURE__ */ collectionsAt('/v2/images/collections'),
  video: /* @__PURE__ */ collectionsAt('/v2/videos/collections')
} as const satisfies Record<ShownMedium, Record<string, Route>>

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
