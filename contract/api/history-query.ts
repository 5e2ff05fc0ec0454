import * as v from 'valibot'
import { page, perPage } from './query.ts'

/** Query of a history; each kind of media adds its own id. */
export const historyQuery = {
  /** A name of a license; a leading `-` excludes it. */
  license: v.optional(v.string()),
  page: page(),
  per_page: perPage(0, 200, 20),
  sort: v.optional(v.picklist(['newest', 'oldest']), 'newest')
}
