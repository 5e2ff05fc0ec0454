import {
  getFeaturedCollection,
  listFeaturedCollections,
  listFeaturedItems
} from '../../../contract/api/featured-endpoints.ts'
import type { FeaturedCollection } from '../../../contract/api/records/collection.ts'
import {
  featuredCollections,
  featuredItems,
  type Featured,
  type FeaturedItem
} from '../collections/featured.ts'
import type { Core } from '../core/core.ts'
import { startOfDay } from '../http/iso-time.ts'
import { ServiceError } from '../http/service-error.ts'
import { mediaBase } from '../media/media-base.ts'
import { operation } from '../requests/operation.ts'
import { pageOf } from './page-of.ts'

interface Shown {
  embed?: string[] | undefined
  asset_hint: '1x' | '2x'
}

export const listFeaturedCollectionsOperation = operation(
  listFeaturedCollections,
  ({ core, query }) => ({
    data: featuredCollections
      .filter(({ type }) => query.type?.includes(type) ?? true)
      .flatMap(featured => {
        const items = featuredItems(core, featured)
        return items.length > 0 ? [record(core, featured, items, query)] : []
      })
  })
)

export const getFeaturedCollectionOperation = operation(
  getFeaturedCollection,
  call => {
    const { featured, items } = find(call.core, call.path('id'))
    return record(call.core, featured, items, call.query)
  }
)

export const listFeaturedItemsOperation = operation(listFeaturedItems, call => {
  const { items } = find(call.core, call.path('id'))
  return {
    ...pageOf(items, call.query, ({ id, addedDate }) => ({
      id,
      added_time: startOfDay(addedDate)
    }))
  }
})

function find(core: Core, id: string) {
  const featured = featuredCollections.find(one => one.id === id)
  const items = featured ? featuredItems(core, featured) : []
  if (featured && items.length > 0) return { featured, items }
  throw new ServiceError(404, { message: 'Not Found' })
}

/** Covers have twice the size, for high-density screens. */
function record(
  core: Core,
  { id, name, created }: Featured,
  items: readonly FeaturedItem[],
  { asset_hint: hint, embed }: Shown
): FeaturedCollection {
  const [first] = items
  const picture = (size: string) =>
    first && { url: `${mediaBase(core, first.id)}/${first.id}/${size}.jpg` }
  const [cover, hero] =
    hint === '2x'
      ? ['preview_1000', 'preview_1500']
      : ['preview', 'preview_1000']
  return {
    id,
    name,
    total_item_count: items.length,
    cover_item: picture(cover),
    hero_item: picture(hero),
    created_time: created,
    updated_time: created,
    items_updated_time: created,
    ...(embed && { share_url: `${core.baseUrl}/featured/${id}` })
  }
}
