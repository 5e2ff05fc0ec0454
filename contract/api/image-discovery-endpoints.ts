import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { list, searchList } from './records/envelope.ts'
import { CategoryRecord, ImageRecord } from './records/image.ts'
import { ids, integer, language, repeated } from './query.ts'
import { similarQuery } from './similar-query.ts'
import { UpdatedMedia, updates } from './records/updated-media.ts'
import { updatedQuery } from './updated-query.ts'
import { routes } from './routes.ts'

export const listSimilarImages = endpoint({
  summary: 'List similar images',
  ...routes.listSimilarImages,
  access: 'application',
  scope: null,
  query: similarQuery,
  body: null,
  reply: searchList(ImageRecord),
  codes: [200, 400, 404],
  relayed: true
})

export const listPopularQueries = endpoint({
  summary: 'List popular search queries',
  ...routes.listPopularQueries,
  access: 'application',
  scope: null,
  query: v.object({
    language: language(),
    image_type: v.optional(v.picklist(['photo', 'illustration', 'vector']))
  }),
  body: null,
  reply: v.object({ data: v.array(v.string()) }),
  codes: [200, 400],
  relayed: true
})

export const listImageRecommendations = endpoint({
  summary: 'List image recommendations',
  ...routes.listImageRecommendations,
  access: 'application',
  scope: null,
  query: v.object({
    id: ids(),
    max_items: v.optional(integer(1, 500), 20),
    safe: v.optional(v.boolean(), true)
  }),
  body: null,
  reply: v.object({ data: v.array(v.object({ id: v.string() })) }),
  codes: [200, 400],
  relayed: true
})

export const listImageCategories = endpoint({
  summary: 'List categories',
  ...routes.listImageCategories,
  access: 'application',
  scope: null,
  query: v.object({ language: language() }),
  body: null,
  reply: list(CategoryRecord),
  codes: [200, 400],
  relayed: true
})

export const listUpdatedImages = endpoint({
  summary: 'List updated images',
  method: 'GET',
  path: '/v2/images/updated',
  access: 'application',
  scope: null,
  query: v.object({
    type: v.optional(repeated(v.picklist(updates), 1, 3)),
    ...updatedQuery
  }),
  body: null,
  reply: list(UpdatedMedia),
  codes: [200, 400],
  relayed: false
})

/** Base64 takes four bytes for three; 10 MB of picture are allowed. */
const largestUpload = Math.ceil((10_000_000 * 4) / 3) + 1024

export const uploadImage = endpoint({
  summary: 'Upload an image',
  ...routes.uploadImage,
  access: 'application',
  scope: null,
  query: v.object({}),
  body: v.object({ base64_image: v.pipe(v.string(), v.minLength(1)) }),
  reply: v.object({ id: v.string() }),
  codes: [201, 400, 413, 415],
  largestBody: largestUpload,
  relayed: false
})
