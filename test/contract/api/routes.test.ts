import { expect, it } from 'vitest'
import {
  clipboxes,
  collections
} from '../../../contract/api/collection-endpoints.ts'
import { endpoints } from '../../../contract/api/endpoints.ts'
import { collectionRoutes, routes } from '../../../contract/api/routes.ts'

it('has only operations of the API', () => {
  const unknown = Object.entries(routes).filter(([, { method, path }]) =>
    endpoints.every(entry => entry.method !== method || entry.path !== path)
  )

  expect(unknown).toEqual([])
})

it.each([
  ['image', collections],
  ['video', clipboxes]
] as const)(
  'matches each endpoint of collections of %ss',
  (medium, entries) => {
    const paths = Object.entries(entries).map(([name, { method, path }]) => [
      name,
      { method, path }
    ])

    expect(collectionRoutes[medium]).toEqual(Object.fromEntries(paths))
  }
)
