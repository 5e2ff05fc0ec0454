import * as v from 'valibot'
import { page, perPage, view } from './query.ts'

/** Query of what looks like an asset. */
export const similarQuery = v.object({
  page: page(),
  per_page: perPage(1, 500, 20),
  view: view('minimal')
})
