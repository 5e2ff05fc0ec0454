import * as v from 'valibot'
import { expect, it } from 'vitest'
import { audioSearchQuery } from '../../../contract/api/audio-search-query.ts'
import { imageSearchQuery } from '../../../contract/api/image-search-query.ts'
import { mediaTypes } from '../../../contract/api/media-type.ts'
import { videoSearchQuery } from '../../../contract/api/video-search-query.ts'
import { sortsOf, toSortQuery } from '../../../ui/api/search-sorts.ts'

const known = {
  image: imageSearchQuery,
  video: videoSearchQuery,
  audio: audioSearchQuery
}

it.each(mediaTypes)('orders the results of %s as the API can', medium => {
  const schema = v.strictObject(known[medium].entries)

  const queries = sortsOf(medium).map(one => toSortQuery(medium, one))

  expect(queries.every(query => v.is(schema, query))).toBe(true)
  expect(new Set(queries.map(query => JSON.stringify(query))).size).toBe(
    queries.length
  )
})

it('uses the default where a medium lacks an order', () => {
  expect(toSortQuery('audio', 'random')).toEqual({})
  expect(toSortQuery('image', 'fastest')).toEqual({})
})
