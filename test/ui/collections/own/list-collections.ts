import { $collections } from '../../../../ui/collections/own/collections.ts'

/** The person's own are these, three assets each; their ids count from 0. */
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
