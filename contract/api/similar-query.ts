import * as v from 'valibot'
import { language, page, perPage, view } from './query.ts'

/** Query for similar assets. */
export const similarQuery = v.object({
  language: language(),
  page: page(),
  per_page: perPage(1, 500, 20),
  view: view('minimal')
})
