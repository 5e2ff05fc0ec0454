import { atom, computed } from 'nanostores'
import type { Orientation } from '../../../contract/api/search-values.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import { foldText } from '../../../contract/fold-text.ts'
import type { Asset } from '../../api/asset.ts'
import type { AssetListState } from '../../library/asset-list.ts'
import { $licensedAssets } from '../../library/licensed-assets.ts'
import { $statesInFile } from '../../library/states-in-file.ts'
import { $collection } from './collection.ts'
import type { CollectionState } from './collection.ts'

/** What is shown of the open collection. */
export interface ItemFilter {
  /** Words in title, keywords and facts of a track, or parts of an id. */
  text: string
  orientation: Orientation | 'any'
  license: 'any' | 'licensed' | 'open'
}

const noFilter: ItemFilter = { text: '', orientation: 'any', license: 'any' }

export const $itemFilter = atom(noFilter)

/** Not everything is shown. */
export const $isFiltered = computed(
  $itemFilter,
  ({ text, orientation, license }) =>
    text.trim() !== '' || orientation !== 'any' || license !== 'any'
)

/** Assets of the open collection that match the filter. */
export const $shownItems = computed(
  [$collection, $itemFilter, $isFiltered, $licensedAssets, $statesInFile],
  (opened, filter, isFiltered, licensed, states): readonly Asset[] => {
    if (opened.state !== 'ready') return []
    if (!isFiltered) return opened.assets
    const words = wordsOf(filter.text)
    return opened.assets.filter(asset => {
      const key = assetKey(asset)
      const isLicensed = licensed.has(key) || states.get(key) === 'licensed'
      return (
        hasWords(asset, words) &&
        hasOrientation(asset, filter.orientation) &&
        (filter.license === 'any' ||
          isLicensed === (filter.license === 'licensed'))
      )
    })
  }
)

/** The shown items as a list, which a player goes through. */
export const $itemList = computed(
  [$collection, $shownItems],
  (opened, assets): AssetListState<object> => {
    if (opened.state !== 'ready') return { state: 'idle' }
    const { collection, more } = opened
    return { state: 'ready', assets, total: collection.count, dropped: 0, more }
  }
)

export function changeItemFilter(part: Partial<ItemFilter>): void {
  $itemFilter.set({ ...$itemFilter.get(), ...part })
}

export function clearItemFilter(): void {
  $itemFilter.set(noFilter)
}

let shownId: string | null = null

$collection.listen(shown => {
  const id = idOf(shown)
  if (id !== shownId) clearItemFilter()
  shownId = id
})

function idOf(shown: CollectionState): string | null {
  if (shown.state === 'idle') return null
  return shown.state === 'ready' ? shown.collection.id : shown.id
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/\s+/).filter(Boolean)
}

function hasWords(asset: Asset, words: readonly string[]): boolean {
  const { assetId, description, keywords, track } = asset
  const facts = track
    ? [
        track.album,
        ...[track.artists, track.genres, track.moods, track.instruments].flat()
      ]
    : []
  const all = foldText([assetId, description, ...keywords, ...facts].join(' '))
  return words.every(word => all.includes(word))
}

function hasOrientation(
  { aspect }: Asset,
  orientation: ItemFilter['orientation']
): boolean {
  if (orientation === 'any') return true
  return orientation === 'horizontal' ? aspect > 1 : aspect < 1
}
