import * as v from 'valibot'
import { CollectionItem, FeaturedCollection } from './records/collection.ts'
import { endpoint } from './endpoint.ts'
import { list } from './records/envelope.ts'
import { page, perPage, repeated } from './query.ts'
import { routes } from './routes.ts'

const replyOptions = {
  embed: v.optional(repeated(v.picklist(['share_url']), 1, 1)),
  asset_hint: v.optional(v.picklist(['1x', '2x']), '1x')
}

export const listFeaturedCollections = endpoint({
  summary: 'List featured collections',
  ...routes.listFeaturedCollections,
  access: 'application',
  scope: null,
  query: v.object({
    ...replyOptions,
    type: v.optional(
      repeated(v.picklist(['photo', 'editorial', 'vector']), 1, 3)
    )
  }),
  body: null,
  reply: list(FeaturedCollection),
  codes: [200, 400],
  relayed: true
})

export const getFeaturedCollection = endpoint({
  summary: 'Get featured collection',
  ...routes.getFeaturedCollection,
  access: 'application',
  scope: null,
  query: v.object(replyOptions),
  body: null,
  reply: FeaturedCollection,
  codes: [200, 400, 404],
  relayed: true
})

export const listFeaturedItems = endpoint({
  summary: 'Get featured collection items',
  ...routes.listFeaturedItems,
  access: 'application',
  scope: null,
  query: v.object({ page: page(), per_page: perPage(1, 150, 100) }),
  body: null,
  reply: list(CollectionItem),
  codes: [200, 400, 404],
  relayed: true
})
