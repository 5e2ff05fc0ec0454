import { useStore } from '@nanostores/preact'
import { useMemo, useState } from 'preact/hooks'
import type { Asset } from '../../api/asset.ts'
import type { QuickAction } from '../../components/asset-cell.tsx'
import { openAsset } from '../../stores/asset.ts'
import { removeFromCollection } from '../../stores/collection-items.ts'
import { $canOrder } from '../../stores/collection-order.ts'
import { loadMoreItems } from '../../stores/collection.ts'
import type { OpenedCollection } from '../../stores/collection.ts'
import { beginDrag } from '../../stores/drag.ts'
import { fillSelection } from '../../stores/fill.ts'
import {
  $picked,
  $pickedIds,
  clearPicked,
  pickThrough,
  togglePicked
} from '../../stores/picked.ts'
import { placeComp } from '../../stores/place.ts'
import { askWhereToSave } from '../../stores/saving.ts'
import { $statesInFile } from '../../stores/states-in-file.ts'
import { $view, keepPlaceOf, placeOf } from '../../stores/view.ts'
import { collectionWords } from '../../words/collections.ts'
import { searchWords } from '../../words/search.ts'
import { badgesOf } from '../asset-badges.ts'
import { choosePicture } from '../choose-picture.ts'
import { showGhost } from '../drag-ghost.ts'
import { ResultsGrid } from '../results-grid.tsx'
import { useDragOut } from '../use-drag-out.ts'
import styles from './collection-view.module.css'
import { MoreItems } from './more-items.tsx'
import { useQuickActions } from '../use-offers.ts'
import { useOrdering } from './use-ordering.ts'

interface Props {
  opened: OpenedCollection
}

/** The assets of a collection, in its order and to be put in another. */
export function ItemGrid({ opened }: Props) {
  const { collection, assets, more } = opened
  const words = useStore(collectionWords)
  const t = useStore(searchWords)
  const canOrder = useStore($canOrder)
  const states = useStore($statesInFile)
  const pickedIds = useStore($pickedIds)
  const [view] = useState(() => $view.get())
  const ordering = useOrdering(opened)
  const offered = useQuickActions()
  const items = useMemo(() => assets.map(toItem), [assets])
  useDragOut()

  function withAsset(run: (asset: Asset) => void): (index: number) => void {
    return index => {
      const asset = assets[index]
      if (asset) run(asset)
    }
  }

  function pick(index: number, isRange: boolean): void {
    const asset = assets[index]
    if (asset && isRange) pickThrough(asset, assets)
    else if (asset) togglePicked(asset)
  }

  function remove(asset: Asset): void {
    const picked = $picked.get()
    const isPicked = picked.some(({ id }) => id === asset.id)
    const removed = isPicked ? picked : [asset]
    if (isPicked) clearPicked()
    void removeFromCollection(
      collection,
      removed.map(({ id }) => id)
    )
  }

  function actionsFor(index: number): QuickAction[] {
    const asset = assets[index]
    if (!asset) return []
    return [
      ...offered.actionsFor(asset),
      {
        text: words.remove,
        icon: 'delete',
        title: words.removeFrom({ name: collection.name }),
        run: () => remove(asset)
      }
    ]
  }

  return (
    <div
      ref={ordering.grid}
      class={styles.grid}
      onKeyDownCapture={event => canOrder && ordering.onKeyDown(event)}
      onDrop={event => canOrder && ordering.onDrop(event)}
    >
      <p class={styles.said} aria-live="polite">
        {ordering.said}
      </p>
      <ResultsGrid
        label={t.grid}
        items={items}
        isComplete={more === 'none' || typeof more === 'object'}
        isShown
        isBusy={false}
        first={placeOf(view)}
        badgeFor={index => states.get(assets[index]?.id ?? '')}
        pictureFor={(index, width) => pictureOf(assets[index], width)}
        actionsFor={actionsFor}
        isPicked={index => pickedIds.has(assets[index]?.id ?? '')}
        onOpen={withAsset(asset => void openAsset(asset))}
        onPick={pick}
        keys={{
          ' ': (index, { shiftKey }) => pick(index, shiftKey),
          p: withAsset(asset => void placeComp(asset)),
          f: withAsset(asset => void fillSelection([asset])),
          s: withAsset(asset => askWhereToSave([asset])),
          delete: withAsset(remove)
        }}
        onDrag={(index, event) =>
          withAsset(asset => showGhost(event, beginDrag(asset).length))(index)
        }
        onScroll={scroll => keepPlaceOf(view, { scroll })}
        onCell={cell => keepPlaceOf(view, { cell })}
        onNearEnd={() => {
          if (more === 'idle') void loadMoreItems()
        }}
      >
        <MoreItems more={more} />
      </ResultsGrid>
    </div>
  )
}

function toItem(asset: Asset) {
  const { id, description: name, aspect } = asset
  return { id, name, aspect, badges: badgesOf(asset) }
}

function pictureOf(asset: Asset | undefined, width: number): string | null {
  if (!asset) return null
  return choosePicture(asset, width * devicePixelRatio)?.url ?? null
}
