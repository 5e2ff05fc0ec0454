import { expect, it } from 'vitest'
import { toAddress } from '../../../contract/api/address.ts'

const search = { path: '/v2/images/search' }

it('is the path alone without values', () => {
  const address = toAddress(search)

  expect(address).toBe('/v2/images/search')
})

it('repeats a parameter for a list and leaves undefined out', () => {
  const address = toAddress(
    search,
    {},
    { image_type: ['photo', 'vector'], page: 2, safe: false, sort: undefined }
  )

  expect(address).toBe(
    '/v2/images/search?image_type=photo&image_type=vector&page=2&safe=false'
  )
})

it.each(['R&B', '50% off', 'a+b=c?', 'عمارة', '🏔 peak', '#1', 'two  words'])(
  'carries the query %s',
  query => {
    const address = toAddress(search, {}, { query })

    const { searchParams } = new URL(address, 'http://localhost')
    expect([...searchParams]).toEqual([['query', query]])
  }
)

it('keeps a path parameter inside its segment', () => {
  const address = toAddress(
    { path: '/v2/images/licenses/{id}/downloads' },
    { id: '../e1?x=1' }
  )

  expect(address).toBe('/v2/images/licenses/..%2Fe1%3Fx%3D1/downloads')
})
