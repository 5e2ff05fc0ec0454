import type { Route } from './routes.ts'

/** Where the operations on collections lie. */
export const collectionRoutes = {
  listCollections: { method: 'GET', path: '/v2/images/collections' },
  createCollection: { method: 'POST', path: '/v2/images/collections' },
  getCollection: { method: 'GET', path: '/v2/images/collections/{id}' },
  updateCollection: { method: 'POST', path: '/v2/images/collections/{id}' },
  deleteCollection: { method: 'DELETE', path: '/v2/images/collections/{id}' },
  listCollectionItems: {
    method: 'GET',
    path: '/v2/images/collections/{id}/items'
  },
  addCollectionItems: {
    method: 'POST',
    path: '/v2/images/collections/{id}/items'
  },
  setCollectionItems: {
    method: 'PUT',
    path: '/v2/images/collections/{id}/items'
  },
  removeCollectionItems: {
    method: 'DELETE',
    path: '/v2/images/collections/{id}/items'
  }
} as const satisfies Record<string, Route>
