import { $collections } from '../../../../ui/collections/own/collections.ts'

/** Sets the own collections: three assets each, ids from 0. */
export function listCollections(...names: string[]): void {
  const collections = names.map((name, i) => ({
    id: String(i),
    name,
    count: 3,
    coverId: null,
    itemsChanged: null
  }))
  $collections.set({ state: 'ready', collections, isReading: false })
}
