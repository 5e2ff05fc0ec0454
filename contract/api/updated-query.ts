import * as v from 'valibot'
import { date, page, perPage } from './query.ts'

/**
 * Query for changes: in a recent interval, such as `6 HOUR`, or between two
 * days, at most three days apart.
 */
export const updatedQuery = {
  interval: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[1-9]\d{0,4} (SECOND|MINUTE|HOUR|DAY)$/i,
        'Expected an interval such as 6 HOUR'
      )
    )
  ),
  start_date: v.optional(date()),
  end_date: v.optional(date()),
  page: page(),
  per_page: perPage(1, 2000, 100),
  sort: v.optional(v.picklist(['newest', 'oldest']), 'newest')
}
