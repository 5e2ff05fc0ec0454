import type { GenericSchema } from 'valibot'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import type { CollectionItem } from '../../../contract/api/records/collection.ts'
import {
  addItems,
  listItems,
  removeItems,
  setItems
} from '../collections/collection-items.ts'
import { itemRecord } from '../collections/collection-record.ts'
import type { CollectionPage } from '../collections/collections.ts'
import { knownAssets } from '../collections/known-assets.ts'
import type { MediaType } from '../core/media-type.ts'
import { operation, type Operation } from '../requests/operation.ts'
import { ownCollection, visibleCollection } from './own-collection.ts'

type Reads<Value> = GenericSchema<unknown, Value>

interface ItemsQuery extends CollectionPage {
  share_code?: string | undefined
  sort?: 'newest' | 'oldest'
}

interface RemovalQuery {
  item_id?: string[] | undefined
  id?: string[] | undefined
}

interface ItemsBody {
  items: { id: string; media_type?: MediaType | undefined }[]
}

/** The endpoints for items that the three kinds have in common. */
export interface ItemEntries {
  listItems: Endpoint<
    Reads<ItemsQuery>,
    null,
    GenericSchema<{ data: CollectionItem[] }>
  >
  addItems: Endpoint<Reads<object>, Reads<ItemsBody>, GenericSchema<void>>
  setItems: Endpoint<Reads<object>, Reads<ItemsBody>, GenericSchema<void>>
  removeItems: Endpoint<Reads<RemovalQuery>, null, GenericSchema<void>>
}

/** The items of a collection, clipbox or soundbox. */
export function itemOperations(
  mediaType: MediaType,
  entries: ItemEntries
): Operation[] {
  return [
    operation(entries.listItems, call => {
      const { page, per_page, sort = 'newest' } = call.query
      const collection = visibleCollection(call, mediaType)
      const items = listItems(call.core, collection, { page, per_page, sort })
      return {
        data: items.map(item => itemRecord(mediaType, item)),
        page,
        per_page,
        total_count: collection.item_count
      }
    }),
    operation(entries.addItems, call => {
      const collection = ownCollection(call, mediaType)
      const assets = knownAssets(call.core, mediaType, call.body.items)
      addItems(call.core, collection, assets)
    }),
    operation(entries.setItems, call => {
      const collection = ownCollection(call, mediaType)
      const assets = knownAssets(call.core, mediaType, call.body.items)
      setItems(call.core, collection, assets)
    }),
    operation(entries.removeItems, call => {
      const { item_id: items = [], id: older = [] } = call.query
      const collection = ownCollection(call, mediaType)
      removeItems(call.core, collection, [...items, ...older])
    })
  ]
}
