import type {
  Collection as CollectionRecord,
  CollectionItem
} from '../../../contract/api/records/collection.ts'
import type { Core } from '../core/core.ts'
import type { MediaType } from '../core/media-type.ts'
import { isoTime } from '../http/iso-time.ts'
import type { StoredItem } from './collection-items.ts'
import type { Collection } from './collections.ts'

export type Embed = readonly ('share_code' | 'share_url')[]

/** A collection as the API describes it; with its code only on request. */
export function collectionRecord(
  core: Core,
  collection: Collection,
  embed: Embed = []
): CollectionRecord {
  const { id, name, media_type, newest, oldest } = collection
  const cover = media_type === 'image' ? newest : oldest
  return {
    id,
    name,
    total_item_count: collection.item_count,
    items_updated_time: isoTime(collection.items_updated_at),
    created_time: isoTime(collection.created_at),
    updated_time: isoTime(collection.updated_at),
    ...(cover !== null && { cover_item: { id: cover, ...typeOf(media_type) } }),
    ...(embed.includes('share_code') && { share_code: collection.share_code }),
    ...(embed.includes('share_url') && {
      share_url: shareAddress(core, collection)
    })
  }
}

/** An item as the API describes it. */
export function itemRecord(
  mediaType: MediaType,
  { asset, added_at }: StoredItem
): CollectionItem {
  return { id: asset, ...typeOf(mediaType), added_time: isoTime(added_at) }
}

/** The recorded API sends no media type in collections of images. */
function typeOf(mediaType: MediaType): { media_type?: MediaType } {
  return mediaType === 'image' ? {} : { media_type: mediaType }
}

function shareAddress(core: Core, { id, share_code }: Collection): string {
  return `${core.baseUrl}/collections/${id}?share_code=${share_code}`
}
