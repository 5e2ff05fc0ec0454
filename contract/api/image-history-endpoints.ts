import * as v from 'valibot'
import { AuthCookie } from './records/auth-cookie.ts'
import { DownloadHistory, DownloadUrl } from './records/download-history.ts'
import { endpoint } from './endpoint.ts'
import { list } from './records/envelope.ts'
import { historyQuery } from './history-query.ts'
import { routes } from './routes.ts'

export const listImageLicenses = endpoint({
  summary: 'List licenses',
  ...routes.listImageLicenses,
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
  summary: 'Download image',
  ...routes.downloadImage,
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
