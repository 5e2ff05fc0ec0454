import { expect, it } from 'vitest'
import { collections } from '../../../contract/api/collection-endpoints.ts'
import { endpoints } from '../../../contract/api/endpoints.ts'
import { collectionRoutes } from '../../../contract/api/collection-routes.ts'
import { routes } from '../../../contract/api/routes.ts'

/** The other records are where their entries take them from. */
const all = { ...routes, ...collectionRoutes }

it('leads only to operations of the API', () => {
  const unknown = Object.entries(all).filter(([, { method, path }]) =>
    endpoints.every(entry => entry.method !== method || entry.path !== path)
  )

  expect(unknown).toEqual([])
})

it('finds each operation of collections where its entry is', () => {
  const pairs = [
    [collectionRoutes.listCollections, collections.list],
    [collectionRoutes.createCollection, collections.create],
    [collectionRoutes.getCollection, collections.get],
    [collectionRoutes.updateCollection, collections.update],
    [collectionRoutes.deleteCollection, collections.delete],
    [collectionRoutes.listCollectionItems, collections.listItems],
    [collectionRoutes.addCollectionItems, collections.addItems],
    [collectionRoutes.setCollectionItems, collections.setItems],
    [collectionRoutes.removeCollectionItems, collections.removeItems]
  ] as const

  for (const [route, { method, path }] of pairs) {
    expect(route).toEqual({ method, path })
  }
})
