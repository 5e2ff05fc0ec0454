import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { list } from './envelope.ts'
import { historyQuery } from './history-query.ts'
import {
  AuthCookie,
  DownloadHistory,
  DownloadUrl,
  LicenseImage,
  LicenseImageResult,
  imageFormats,
  imageSizes,
  isImageFile,
  noImageFile
} from './license.ts'
import { repeated, usually } from './query.ts'

export const licenseImages = endpoint({
  method: 'POST',
  path: '/v2/images/licenses',
  access: 'person',
  scope: 'licenses.create',
  query: v.pipe(
    v.object({
      subscription_id: v.optional(v.string()),
      format: usually(v.picklist(imageFormats), 'jpg'),
      size: usually(v.picklist(imageSizes), 'huge'),
      search_id: v.optional(v.string())
    }),
    v.check(file => isImageFile(file), noImageFile)
  ),
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
    ...historyQuery
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
    auth_cookie: v.optional(AuthCookie),
    show_modal: v.optional(v.boolean()),
    verification_code: v.optional(v.string())
  }),
  reply: DownloadUrl,
  codes: [200, 400, 404],
  relayed: false
})
