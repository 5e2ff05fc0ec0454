import * as v from 'valibot'
import {
  list,
  TolerantImage,
  TolerantList,
  TolerantRecord
} from './tolerant.ts'

/**
 * A reply whose records have this schema. Entries of which none is usable are
 * no list: nobody may take them for an empty one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function tolerantListOf(record: v.GenericSchema) {
  return v.object({
    ...TolerantList.entries,
    data: v.pipe(
      list,
      v.check(
        records =>
          records.length === 0 ||
          records.some(one => v.safeParse(record, one).success),
        'None of the records is usable.'
      )
    )
  })
}

/** Of items, which have only ids. */
export const TolerantItems = tolerantListOf(TolerantRecord)

export const TolerantImages = tolerantListOf(TolerantImage)
