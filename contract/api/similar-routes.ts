import type { Route } from './routes.ts'

/** Where the operations lie that find what looks like a picture. */
export const similarRoutes = {
  listSimilarImages: { method: 'GET', path: '/v2/images/{id}/similar' },
  uploadImage: { method: 'POST', path: '/v2/images' }
} as const satisfies Record<string, Route>
