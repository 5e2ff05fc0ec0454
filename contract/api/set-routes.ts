import type { Route } from './routes.ts'

/** Where the operations lie that show contributors and their sets. */
export const setRoutes = {
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
  }
} as const satisfies Record<string, Route>
