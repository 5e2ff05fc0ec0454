import type { GenericSchema } from 'valibot'
import {
  clipboxes,
  collections,
  soundboxes
} from '../../../contract/api/collection-endpoints.ts'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import type { Collection as CollectionRecord } from '../../../contract/api/records/collection.ts'
import {
  collectionRecord,
  type Embed
} from '../collections/collection-record.ts'
import {
  createCollection,
  deleteCollection,
  listCollections,
  renameCollection,
  type CollectionPage
} from '../collections/collections.ts'
import type { MediaType } from '../core/media-type.ts'
import { operation, type Operation, personOf } from '../requests/operation.ts'
import { type ItemEntries, itemOperations } from './collection-items.ts'
import { ownCollection, visibleCollection } from './own-collection.ts'

type Reads<Value> = GenericSchema<unknown, Value>

interface ListQuery extends CollectionPage {
  embed?: Embed | undefined
}

interface GetQuery {
  embed?: Embed | undefined
  share_code?: string | undefined
}

/** The endpoints that the three kinds have in common. */
interface Entries extends ItemEntries {
  list: Endpoint<
    Reads<ListQuery>,
    null,
    GenericSchema<{ data: CollectionRecord[] }>
  >
  create: Endpoint<
    Reads<object>,
    Reads<{ name: string }>,
    GenericSchema<{ id: string }>
  >
  get: Endpoint<Reads<GetQuery>, null, GenericSchema<CollectionRecord>>
  update: Endpoint<Reads<object>, Reads<{ name: string }>, GenericSchema<void>>
  delete: Endpoint<Reads<object>, null, GenericSchema<void>>
}

function operationsOf(mediaType: MediaType, entries: Entries): Operation[] {
  return [
    operation(entries.list, ({ core, query, caller }) => ({
      data: listCollections(
        core,
        personOf({ caller }).id,
        mediaType,
        query
      ).map(one => collectionRecord(core, one, query.embed))
    })),
    operation(entries.create, ({ core, body, caller }) => ({
      id: createCollection(core, personOf({ caller }).id, mediaType, body.name)
    })),
    operation(entries.get, call =>
      collectionRecord(
        call.core,
        visibleCollection(call, mediaType),
        call.query.embed
      )
    ),
    operation(entries.update, call => {
      renameCollection(
        call.core,
        ownCollection(call, mediaType),
        call.body.name
      )
    }),
    operation(entries.delete, call => {
      deleteCollection(call.core, ownCollection(call, mediaType))
    }),
    ...itemOperations(mediaType, entries)
  ]
}

/** Collections, clipboxes and soundboxes, in the table's order. */
export const collectionOperations: readonly Operation[] = [
  ...operationsOf('image', collections),
  ...operationsOf('video', clipboxes),
  ...operationsOf('audio', soundboxes)
]
