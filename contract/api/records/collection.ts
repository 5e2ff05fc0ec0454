import * as v from 'valibot'

const text = v.optional(v.string())
const count = v.pipe(v.number(), v.integer())

/** An item of a collection, clipbox, soundbox or set. */
export const CollectionItem = v.object({
  id: v.string(),
  media_type: text,
  added_time: text
})

export type CollectionItem = v.InferOutput<typeof CollectionItem>

/** A collection, clipbox, soundbox or set. */
export const Collection = v.object({
  id: v.string(),
  name: v.string(),
  total_item_count: count,
  cover_item: v.optional(CollectionItem),
  items_updated_time: text,
  created_time: text,
  updated_time: text,
  share_code: text,
  share_url: text
})

export type Collection = v.InferOutput<typeof Collection>

const Cover = v.optional(v.object({ url: v.string() }))

/** A collection of images by the service's editors. */
export const FeaturedCollection = v.object({
  id: v.string(),
  name: v.string(),
  total_item_count: count,
  cover_item: Cover,
  hero_item: Cover,
  created_time: text,
  updated_time: text,
  items_updated_time: text,
  share_url: text
})

export type FeaturedCollection = v.InferOutput<typeof FeaturedCollection>
