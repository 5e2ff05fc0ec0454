import * as v from 'valibot'
import { Collection, CollectionItem } from './records/collection.ts'
import { endpoint } from './endpoint.ts'
import { mediaTypes } from './media-type.ts'
import { list } from './records/envelope.ts'
import { isPlainText } from './is-plain-text.ts'
import { nothing } from './nothing.ts'
import { ids, page, perPage, repeated } from './query.ts'

interface Kind<
  ListQuery extends v.GenericSchema,
  GetQuery extends v.GenericSchema,
  ItemsQuery extends v.GenericSchema
> {
  /** Its names in singular and plural, in lower case. */
  one: string
  several: string
  path: string
  listQuery: ListQuery
  getQuery: GetQuery
  itemsQuery: ItemsQuery
}

const noQuery = v.object({})
const viewed = { access: 'person', scope: 'collections.view' } as const
const edited = { access: 'person', scope: 'collections.edit' } as const

const named = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(255),
    v.check(
      isPlainText,
      'Expected a name without control and direction characters'
    )
  )
})

const Item = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  media_type: v.optional(v.picklist(mediaTypes))
})

/** Items to remove; `id` is the older name of the parameter. */
const removal = v.pipe(
  v.object({ item_id: v.optional(ids()), id: v.optional(ids()) }),
  v.check(
    ({ item_id: items, id: older }) =>
      items !== undefined || older !== undefined,
    'Expected item_id'
  )
)

/* @__NO_SIDE_EFFECTS__ */
function itemEndpoints<ItemsQuery extends v.GenericSchema>(
  kind: Pick<Kind<never, never, ItemsQuery>, 'one' | 'path' | 'itemsQuery'>
) {
  const path = `${kind.path}/{id}/items`
  return {
    listItems: endpoint({
      summary: `Get ${kind.one} items`,
      method: 'GET',
      path,
      ...viewed,
      query: kind.itemsQuery,
      body: null,
      reply: list(CollectionItem),
      codes: [200, 400, 404],
      relayed: false
    }),
    addItems: endpoint({
      summary: `Add ${kind.one} items`,
      method: 'POST',
      path,
      ...edited,
      query: noQuery,
      body: v.object({ items: repeated(Item, 1, 500) }),
      reply: nothing,
      codes: [204, 400, 404],
      relayed: false
    }),
    setItems: endpoint({
      summary: `Set ${kind.one} items`,
      method: 'PUT',
      path,
      ...edited,
      query: noQuery,
      body: v.object({ items: repeated(Item, 0, 10_000) }),
      reply: nothing,
      codes: [204, 400, 404],
      relayed: false
    }),
    removeItems: endpoint({
      summary: `Remove ${kind.one} items`,
      method: 'DELETE',
      path,
      ...edited,
      query: removal,
      body: null,
      reply: nothing,
      codes: [204, 400, 404],
      relayed: false
    })
  }
}

/* @__NO_SIDE_EFFECTS__ */
function collectionEndpoints<
  ListQuery extends v.GenericSchema,
  GetQuery extends v.GenericSchema,
  ItemsQuery extends v.GenericSchema
>(kind: Kind<ListQuery, GetQuery, ItemsQuery>) {
  const { path } = kind
  return {
    list: endpoint({
      summary: `List ${kind.several}`,
      method: 'GET',
      path,
      ...viewed,
      query: kind.listQuery,
      body: null,
      reply: list(Collection),
      codes: [200, 400],
      relayed: false
    }),
    create: endpoint({
      summary: `Create ${kind.one}`,
      method: 'POST',
      path,
      ...edited,
      query: noQuery,
      body: named,
      reply: v.object({ id: v.string() }),
      codes: [201, 400],
      relayed: false
    }),
    get: endpoint({
      summary: `Get ${kind.one}`,
      method: 'GET',
      path: `${path}/{id}`,
      ...viewed,
      query: kind.getQuery,
      body: null,
      reply: Collection,
      codes: [200, 400, 404],
      relayed: false
    }),
    update: endpoint({
      summary: `Update ${kind.one}`,
      method: 'POST',
      path: `${path}/{id}`,
      ...edited,
      query: noQuery,
      body: named,
      reply: nothing,
      codes: [204, 400, 404],
      relayed: false
    }),
    delete: endpoint({
      summary: `Delete ${kind.one}`,
      method: 'DELETE',
      path: `${path}/{id}`,
      ...edited,
      query: noQuery,
      body: null,
      reply: nothing,
      codes: [204, 404],
      relayed: false
    }),
    ...itemEndpoints(kind)
  }
}

const paged = { page: page(), per_page: perPage(1, 150, 100) }

const shared = {
  embed: v.optional(repeated(v.picklist(['share_code', 'share_url']), 1, 2))
}

const sorted = {
  sort: v.optional(v.picklist(['newest', 'oldest']), 'oldest')
}

/** Collections: groups of images, which can be shared with a code. */
export const collections = /* @__PURE__ */ collectionEndpoints({
  one: 'collection',
  several: 'collections',
  path: '/v2/images/collections',
  listQuery: v.object({ ...paged, ...shared }),
  getQuery: v.object({ ...shared, share_code: v.optional(v.string()) }),
  itemsQuery: v.object({ ...paged, share_code: v.optional(v.string()) })
})

/** Clipboxes: groups of videos. */
export const clipboxes = /* @__PURE__ */ collectionEndpoints({
  one: 'clipbox',
  several: 'clipboxes',
  path: '/v2/videos/collections',
  listQuery: v.object(paged),
  getQuery: v.object({}),
  itemsQuery: v.object({ ...paged, ...sorted })
})

/** Soundboxes: groups of tracks. */
export const soundboxes = /* @__PURE__ */ collectionEndpoints({
  one: 'soundbox',
  several: 'soundboxes',
  path: '/v2/audio/collections',
  listQuery: v.object(paged),
  getQuery: v.object({}),
  itemsQuery: v.object({ ...paged, ...sorted })
})
