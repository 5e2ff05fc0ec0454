import { expect, it } from 'vitest'
import { collections } from '../../../contract/api/collection-endpoints.ts'
import { endpoints } from '../../../contract/api/endpoints.ts'
import { routes } from '../../../contract/api/routes.ts'

it('has only operations of the API', () => {
  const unknown = Object.entries(routes).filter(([, { method, path }]) =>
    endpoints.every(entry => entry.method !== method || entry.path !== path)
  )

  expect(unknown).toEqual([])
})

it('matches each endpoint of collections', () => {
  const pairs = [
    [routes.listCollections, collections.list],
    [routes.createCollection, collections.create],
    [routes.getCollection, collections.get],
    [routes.updateCollection, collections.update],
    [routes.deleteCollection, collections.delete],
    [routes.listCollectionItems, collections.listItems],
    [routes.addCollectionItems, collections.addItems],
    [routes.setCollectionItems, collections.setItems],
    [routes.removeCollectionItems, collections.removeItems]
  ] as const

  for (const [route, { method, path }] of pairs) {
    expect(route).toEqual({ method, path })
  }
})
