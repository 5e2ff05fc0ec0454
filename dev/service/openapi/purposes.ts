import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { partOf } from './parts.ts'

/** What each operation is for, by method and path. */
const purposes: Readonly<Record<string, string>> = {
  'GET /v2/images/search': 'Search images',
  'GET /v2/images/search/popular/queries': 'List popular search queries',
  'GET /v2/images/recommendations': 'List image recommendations',
  'GET /v2/images/{id}/similar': 'List similar images',
  'GET /v2/images': 'List images',
  'GET /v2/images/{id}': 'Get image details',
  'POST /v2/images': 'Upload an image',
  'GET /v2/images/categories': 'List categories',
  'GET /v2/images/licenses': 'List licenses',
  'POST /v2/images/licenses': 'License images',
  'POST /v2/images/licenses/{id}/downloads': 'Download image',
  'GET /v2/images/updated': 'List updated images',
  'GET /v2/images/collections': 'List collections',
  'POST /v2/images/collections': 'Create collection',
  'GET /v2/images/collections/{id}': 'Get collection',
  'POST /v2/images/collections/{id}': 'Update collection',
  'DELETE /v2/images/collections/{id}': 'Delete collection',
  'GET /v2/images/collections/{id}/items': 'Get collection items',
  'POST /v2/images/collections/{id}/items': 'Add collection items',
  'PUT /v2/images/collections/{id}/items': 'Set collection items',
  'DELETE /v2/images/collections/{id}/items': 'Remove collection items',
  'GET /v2/images/collections/featured': 'List featured collections',
  'GET /v2/images/collections/featured/{id}': 'Get featured collection',
  'GET /v2/images/collections/featured/{id}/items':
    'Get featured collection items',
  'GET /v2/videos/search': 'Search videos',
  'GET /v2/videos/{id}/similar': 'List similar videos',
  'GET /v2/videos': 'List videos',
  'GET /v2/videos/{id}': 'Get video details',
  'GET /v2/videos/categories': 'List categories',
  'GET /v2/videos/licenses': 'List licenses',
  'POST /v2/videos/licenses': 'License videos',
  'POST /v2/videos/licenses/{id}/downloads': 'Download video',
  'GET /v2/videos/updated': 'List updated videos',
  'GET /v2/videos/collections': 'List clipboxes',
  'POST /v2/videos/collections': 'Create clipbox',
  'GET /v2/videos/collections/{id}': 'Get clipbox',
  'POST /v2/videos/collections/{id}': 'Update clipbox',
  'DELETE /v2/videos/collections/{id}': 'Delete clipbox',
  'GET /v2/videos/collections/{id}/items': 'Get clipbox items',
  'POST /v2/videos/collections/{id}/items': 'Add clipbox items',
  'PUT /v2/videos/collections/{id}/items': 'Set clipbox items',
  'DELETE /v2/videos/collections/{id}/items': 'Remove clipbox items',
  'GET /v2/audio/search': 'Search tracks',
  'GET /v2/audio': 'List tracks',
  'GET /v2/audio/{id}': 'Get track details',
  'GET /v2/audio/licenses': 'List licenses',
  'POST /v2/audio/licenses': 'License tracks',
  'POST /v2/audio/licenses/{id}/downloads': 'Download track',
  'GET /v2/audio/collections': 'List soundboxes',
  'POST /v2/audio/collections': 'Create soundbox',
  'GET /v2/audio/collections/{id}': 'Get soundbox',
  'POST /v2/audio/collections/{id}': 'Update soundbox',
  'DELETE /v2/audio/collections/{id}': 'Delete soundbox',
  'GET /v2/audio/collections/{id}/items': 'Get soundbox items',
  'POST /v2/audio/collections/{id}/items': 'Add soundbox items',
  'PUT /v2/audio/collections/{id}/items': 'Set soundbox items',
  'DELETE /v2/audio/collections/{id}/items': 'Remove soundbox items',
  'GET /v2/oauth/authorize': 'Authorize an application',
  'POST /v2/oauth/access_token': 'Get access token',
  'GET /v2/contributors': 'List contributors',
  'GET /v2/contributors/{contributor_id}': 'Get contributor',
  'GET /v2/contributors/{contributor_id}/collections': 'List sets',
  'GET /v2/contributors/{contributor_id}/collections/{id}': 'Get set',
  'GET /v2/contributors/{contributor_id}/collections/{id}/items':
    'Get set items',
  'POST /v2/reseller/activations': 'Activate subscription',
  'GET /v2/reseller/products': 'List products available to reseller',
  'GET /v2/user': 'Get user details',
  'POST /v2/user': 'Register user',
  'GET /v2/user/access_token': 'Get access token details',
  'GET /v2/user/subscriptions': 'List user subscriptions',
  'GET /v2/test': 'Echo text',
  'GET /v2/test/validate': 'Validate input'
}

/** What an operation is for. */
export function purposeOf({ method, path }: Endpoint): string {
  const purpose = purposes[`${method} ${path}`]
  if (purpose === undefined) throw new Error(`${method} ${path} has no purpose`)
  return purpose
}

/**
 * `licenseImages` for "License images"; with the part where several
 * operations have the same purpose: `listCategoriesOfVideos`.
 */
export function operationIdOf(entry: Endpoint): string {
  const purpose = purposeOf(entry)
  const isShared =
    Object.values(purposes).filter(one => one === purpose).length > 1
  const text = isShared ? `${purpose} of ${partOf(entry)}` : purpose
  const [first = '', ...others] = text
    .toLowerCase()
    .split(' ')
    .filter(word => word !== 'a' && word !== 'an')
  const capitals = others.map(
    word => word.slice(0, 1).toUpperCase() + word.slice(1)
  )
  return first + capitals.join('')
}
