import type { Route } from './routes.ts'

/** Where the operations lie that show featured collections. */
export const featuredRoutes = {
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
  }
} as const satisfies Record<string, Route>
