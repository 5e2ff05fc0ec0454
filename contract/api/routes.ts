import type { Endpoint } from './endpoint.ts'

export type Route = Pick<Endpoint, 'method' | 'path'>

/**
 * Where the operations lie that the panel calls. Apart from their entries,
 * because a bundle keeps those whole, with the exact schemas in them. A part of
 * the panel keeps a record of routes whole, too, so there are several.
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
  listSubscriptions: { method: 'GET', path: '/v2/user/subscriptions' }
} as const satisfies Record<string, Route>
