import {
  findCollection,
  findSharedCollection,
  type Collection
} from '../collections/collections.ts'
import type { MediaType } from '../core/media-type.ts'
import { ServiceError } from '../http/service-error.ts'
import { type Call, personOf } from '../requests/operation.ts'

/** The person's own collection named by the path; throws 404 for others. */
export function ownCollection(
  call: Call<unknown, unknown>,
  mediaType: MediaType
): Collection {
  const { id } = personOf(call)
  return found(findCollection(call.core, id, mediaType, call.path('id')))
}

/** The same, or a shared one if the query has its code. */
export function visibleCollection(
  call: Call<{ share_code?: string | undefined }, unknown>,
  mediaType: MediaType
): Collection {
  const { share_code: code } = call.query
  if (code === undefined) return ownCollection(call, mediaType)
  return found(
    findSharedCollection(call.core, mediaType, call.path('id'), code)
  )
}

function found(collection: Collection | undefined): Collection {
  if (collection) return collection
  throw new ServiceError(404, { message: 'Not Found' })
}
