import { atom, computed } from 'nanostores'
import { assetKey, isSameAsset } from '../../contract/asset-key.ts'
import type { Asset } from '../api/asset.ts'
import type { Place, Series, SeriesItem } from '../shell/view.ts'
import type { Source } from './playlists.ts'

/**
 * The assets around one whose page is opened from a list. It grows with the
 * list as long as the list is open; later, it stays as it was.
 */
export function seriesOf(
  assets: readonly Asset[],
  list: Partial<Source> & { place?: Place } = {}
): Series {
  const { $list, loadMore, place } = list
  if (!$list) return { $items: atom(toItems(assets)), ...(place && { place }) }
  let known = assets
  const $items = computed($list, shown => {
    if (shown.state === 'ready' && startsWith(shown.assets, known)) {
      known = shown.assets
    }
    return toItems(known)
  })
  return {
    $items,
    ...(place && { place }),
    async loadMore() {
      const shown = $list.get()
      const isOpen = shown.state === 'ready' && startsWith(shown.assets, known)
      if (isOpen) await loadMore?.()
    }
  }
}

/** The same for rows, which may show an asset more than once. */
export function seriesOfRows(rows: readonly SeriesItem[]): Series {
  const keys = new Set<string>()
  const items = rows.filter(one => {
    const key = assetKey(one)
    return !keys.has(key) && keys.add(key)
  })
  return { $items: atom(items) }
}

function toItems(assets: readonly Asset[]): SeriesItem[] {
  return assets.map(known => {
    const { assetId, mediaType } = known
    return { assetId, mediaType, known }
  })
}

function startsWith(all: readonly Asset[], start: readonly Asset[]): boolean {
  return start.every((one, index) => {
    const other = all[index]
    return other !== undefined && isSameAsset(one, other)
  })
}
