import type { Endpoint } from '../../../contract/api/endpoint.ts'

interface Part {
  name: string
  description: string
  /** Prefixes of its operations' paths; the longest one decides. */
  path: string
}

/** The parts of the API, in the order of the document. */
export const parts: readonly Part[] = [
  {
    name: 'Images',
    description: 'Search, read, license and download pictures.',
    path: '/v2/images'
  },
  {
    name: 'Collections',
    description: 'A person’s named groups of images.',
    path: '/v2/images/collections'
  },
  {
    name: 'Featured collections',
    description: 'Groups of images by the service’s editors.',
    path: '/v2/images/collections/featured'
  },
  {
    name: 'Videos',
    description: 'Search, read, license and download films.',
    path: '/v2/videos'
  },
  {
    name: 'Clipboxes',
    description: 'A person’s named groups of videos.',
    path: '/v2/videos/collections'
  },
  {
    name: 'Music',
    description: 'Search, read, license and download tracks.',
    path: '/v2/audio'
  },
  {
    name: 'Soundboxes',
    description: 'A person’s named groups of tracks.',
    path: '/v2/audio/collections'
  },
  {
    name: 'OAuth',
    description: 'From a person’s consent to an access token.',
    path: '/v2/oauth'
  },
  {
    name: 'Contributors',
    description: 'Authors of media, and their sets.',
    path: '/v2/contributors'
  },
  {
    name: 'Resellers',
    description: 'List products and activate subscriptions.',
    path: '/v2/reseller'
  },
  {
    name: 'Users',
    description: 'The account behind a token, and its subscriptions.',
    path: '/v2/user'
  },
  {
    name: 'Test',
    description: 'Try credentials and encoding.',
    path: '/v2/test'
  }
]

export function partOf({ path }: Pick<Endpoint, 'path'>): string {
  const [nearest] = parts
    .filter(part => path === part.path || path.startsWith(`${part.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)
  if (!nearest) throw new Error(`${path} has no part of the API`)
  return nearest.name
}
