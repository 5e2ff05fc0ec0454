import type { Collection } from '../../api/collections.ts'
import { collectionWords } from './words.ts'
import { dateText } from '../../words/format.ts'

/** How many assets it has, and when that changed. */
export function detailText({ count, itemsChanged }: Collection): string {
  const words = collectionWords.get()
  const assets = words.assets(count)
  const date = dateText(itemsChanged ?? '', 'short')
  return date ? words.joined({ first: assets, second: date }) : assets
}
