import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import { assetKey } from '../../../contract/asset-key.ts'
import type { Asset } from '../../api/asset.ts'
import type { AssetActions } from '../../library/asset-actions.ts'
import { removeFromCollection } from './collection-items.ts'
import type { Named } from './collection-items.ts'
import { $canOrder } from './collection-order.ts'
import { loadMoreItems, retryCollection } from './collection.ts'
import type { OpenedCollection } from './collection.ts'
import { $picked, clearPicked, withPicked } from '../../library/picked.ts'
import { $view, placeOf } from '../../shell/view.ts'
import { $isFiltered, $itemList, $shownItems } from './item-filter.ts'
import { NoneFound } from './none-found.tsx'
import { collectionWords, itemWords } from './words.ts'
import { AssetGrid } from '../../library/grid/asset-grid.tsx'
import { FillBarView } from '../../placing/fill-bar-view.tsx'
import styles from './collection-view.module.css'
import { useOrdering } from './use-ordering.ts'

interface Props {
  opened: OpenedCollection
}

/** The assets of a collection, in an order that can be changed. */
export function ItemGrid({ opened }: Props) {
  const { collection, more } = opened
  const t = useStore(collectionWords)
  const { grid } = useStore(itemWords(collection.mediaType))
  const assets = useStore($shownItems)
  const isFiltered = useStore($isFiltered)
  const canOrder = useStore($canOrder) && !isFiltered
  const [place] = useState(() => placeOf($view.get()))
  const ordering = useOrdering(opened)

  useEffect(() => {
    // The rest may match, too.
    if (isFiltered) void loadMoreItems()
  }, [isFiltered, more])

  return (
    <div
      ref={ordering.grid}
      class={styles.grid}
      onKeyDownCapture={event => canOrder && ordering.onKeyDown(event)}
      onDrop={event => canOrder && ordering.onDrop(event)}
    >
      <p class={styles.message} aria-live="polite">
        {ordering.message}
      </p>
      <FillBarView
        assets={assets}
        extra={([first, ...others]) => ({
          text: t.removePicked(others.length + 1),
          icon: 'delete',
          run: () => first && remove(collection, first)
        })}
      />
      <AssetGrid
        label={grid({ name: collection.name || t.nameless })}
        list={{
          place,
          $list: $itemList,
          loadMore: loadMoreItems,
          retry: retryCollection
        }}
        found={{
          state: 'ready',
          assets,
          total: collection.count,
          dropped: 0,
          more
        }}
        empty={<NoneFound more={more} />}
        extra={removing(collection)}
      />
    </div>
  )
}

function removing(collection: Named): Pick<AssetActions, 'forAsset' | 'keys'> {
  const t = collectionWords.get()
  const title = t.removeFrom({ name: collection.name })
  return {
    forAsset: asset => [
      {
        text: t.remove,
        icon: 'delete',
        shortcut: 'Delete',
        title,
        run: () => remove(collection, asset)
      }
    ],
    keys: { delete: asset => remove(collection, asset) }
  }
}

/** With the other picked assets, if it is picked. */
function remove(collection: Named, asset: Asset): void {
  const removed = withPicked(asset)
  if (removed === $picked.get()) clearPicked()
  void removeFromCollection(collection, removed.map(assetKey))
}
