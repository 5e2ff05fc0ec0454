import type { Route } from './routes.ts'

/** Where the operations lie that suggest what to look for. */
export const suggestionRoutes = {
  listImageRecommendations: {
    method: 'GET',
    path: '/v2/images/recommendations'
  },
  listPopularQueries: {
    method: 'GET',
    path: '/v2/images/search/popular/queries'
  },
  listImageCategories: { method: 'GET', path: '/v2/images/categories' }
} as const satisfies Record<string, Route>
