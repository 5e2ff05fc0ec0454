import * as v from 'valibot'
import { Collection, CollectionItem } from './records/collection.ts'
import { endpoint } from './endpoint.ts'
import { list } from './records/envelope.ts'
import { page, perPage } from './query.ts'
import { routes } from './routes.ts'

export const listSets = endpoint({
  summary: 'List sets',
  ...routes.listSets,
  access: 'application',
  scope: null,
  query: v.object({
    sort: v.optional(
      v.picklist(['newest', 'last_updated', 'item_count']),
      'newest'
    )
  }),
  body: null,
  reply: list(Collection),
  codes: [200, 400, 404],
  relayed: true
})

export const getSet = endpoint({
  summary: 'Get set',
  ...routes.getSet,
  access: 'application',
  scope: null,
  query: v.object({}),
  body: null,
  reply: Collection,
  codes: [200, 400, 404],
  relayed: true
})

export const listSetItems = endpoint({
  summary: 'Get set items',
  ...routes.listSetItems,
  access: 'application',
  scope: null,
  query: v.object({
    page: page(),
    per_page: perPage(1, 50, 20),
    sort: v.optional(v.picklist(['newest', 'oldest']), 'newest')
  }),
  body: null,
  reply: list(CollectionItem),
  codes: [200, 400, 404],
  relayed: true
})
