import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { list, searchList } from './envelope.ts'
import { ImageRecord } from './image.ts'
import { imageSearchQuery } from './image-search-query.ts'
import {
  DownloadHistory,
  DownloadUrl,
  LicenseImage,
  LicenseImageResult
} from './license.ts'
import { page, perPage, repeated, view } from './query.ts'

export const searchImages = endpoint({
  method: 'GET',
  path: '/v2/images/search',
  access: 'application',
  scope: null,
  query: imageSearchQuery,
  body: null,
  reply: searchList(ImageRecord),
  codes: [200, 400],
  relayed: true
})

export const listImages = endpoint({
  method: 'GET',
  path: '/v2/images',
  access: 'application',
  scope: null,
  query: v.object({
    id: repeated(v.string(), 1, 500),
    view: view('minimal')
  }),
  body: null,
  reply: list(ImageRecord),
  codes: [200, 400],
  relayed: true
})

export const getImage = endpoint({
  method: 'GET',
  path: '/v2/images/{id}',
  access: 'application',
  scope: null,
  query: v.object({ view: view('full') }),
  body: null,
  reply: ImageRecord,
  codes: [200, 400, 404],
  relayed: true
})

export const licenseImages = endpoint({
  method: 'POST',
  path: '/v2/images/licenses',
  access: 'person',
  scope: 'licenses.create',
  query: v.object({
    subscription_id: v.optional(v.string()),
    format: v.optional(v.picklist(['eps', 'jpg']), 'jpg'),
    size: v.optional(v.picklist(['small', 'medium', 'huge', 'vector']), 'huge'),
    search_id: v.optional(v.string())
  }),
  body: v.object({ images: repeated(LicenseImage, 1, 50) }),
  reply: list(LicenseImageResult),
  codes: [200, 400],
  relayed: false
})

export const listImageLicenses = endpoint({
  method: 'GET',
  path: '/v2/images/licenses',
  access: 'person',
  scope: 'licenses.view',
  query: v.object({
    image_id: v.optional(v.string()),
    license: v.optional(v.string()),
    page: page(),
    per_page: perPage(0, 200, 20),
    sort: v.optional(v.picklist(['newest', 'oldest']), 'newest')
  }),
  body: null,
  reply: list(DownloadHistory),
  codes: [200, 400],
  relayed: false
})

export const downloadImage = endpoint({
  method: 'POST',
  path: '/v2/images/licenses/{id}/downloads',
  access: 'person',
  scope: 'licenses.view',
  query: v.object({}),
  body: v.object({
    size: v.optional(
      v.picklist(['small', 'medium', 'huge', 'supersize', 'vector'])
    ),
    auth_cookie: v.optional(v.object({ name: v.string(), value: v.string() })),
    show_modal: v.optional(v.boolean()),
    verification_code: v.optional(v.string())
  }),
  reply: DownloadUrl,
  codes: [200, 400, 404],
  relayed: false
})
