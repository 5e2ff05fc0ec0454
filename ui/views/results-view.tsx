import { useStore } from '@nanostores/preact'
import { useMemo } from 'preact/hooks'
import type { Asset } from '../api/asset.ts'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { openAsset } from '../stores/asset.ts'
import { beginDrag } from '../stores/drag.ts'
import { fillSelection } from '../stores/fill.ts'
import { $filterCount, clearFilters } from '../stores/filters.ts'
import {
  $pickedIds,
  clearPicked,
  pickThrough,
  togglePicked
} from '../stores/picked.ts'
import { placeComp } from '../stores/place.ts'
import { $placing } from '../stores/placing.ts'
import { $isBehind, $place, keepPlace, loadMore } from '../stores/search.ts'
import type { SearchState } from '../stores/search.ts'
import { askWhereToSave } from '../stores/saving.ts'
import { $fillable, $isFollowed, $selection } from '../stores/selection.ts'
import { $statesInFile } from '../stores/states-in-file.ts'
import { searchWords } from '../words/search.ts'
import { badgesOf } from './asset-badges.ts'
import { choosePicture } from './choose-picture.ts'
import { showGhost } from './drag-ghost.ts'
import { MoreView } from './more-view.tsx'
import { quickActionsFor } from './quick-actions.ts'
import { ResultsGrid } from './results-grid.tsx'
import { useDragOut } from './use-drag-out.ts'

interface Props {
  found: Extract<SearchState, { state: 'ready' }>
  isShown: boolean
}

export function ResultsView({ found, isShown }: Props) {
  const { assets, more, query } = found
  const states = useStore($statesInFile)
  const placing = useStore($placing)
  const layers = useStore($fillable).length
  const isFollowed = useStore($isFollowed)
  const hasSelection = useStore($selection).count > 0
  const pickedIds = useStore($pickedIds)
  const isBusy = useStore($isBehind)
  const items = useMemo(
    () =>
      assets.map(asset => ({
        id: asset.id,
        name: asset.description,
        aspect: asset.aspect,
        badges: badgesOf(asset)
      })),
    [assets]
  )
  useDragOut()
  if (assets.length === 0) return <NoResults query={query} />

  function pick(index: number, isRange: boolean): void {
    const asset = assets[index]
    if (asset && isRange) pickThrough(asset, assets)
    else if (asset) togglePicked(asset)
  }

  function withAsset(run: (asset: Asset) => void): (index: number) => void {
    return index => {
      const asset = assets[index]
      if (asset) run(asset)
    }
  }

  return (
    <ResultsGrid
      items={items}
      isComplete={more === 'none' || typeof more === 'object'}
      isShown={isShown}
      isBusy={isBusy}
      first={$place.get()}
      badgeFor={index => states.get(assets[index]?.id ?? '')}
      pictureFor={(index, width) => {
        const asset = assets[index]
        const pixels = width * devicePixelRatio
        return (asset && choosePicture(asset, pixels)?.url) ?? null
      }}
      actionsFor={index =>
        quickActionsFor(assets[index], {
          states,
          placing,
          hasSelection,
          layers,
          isFollowed
        })
      }
      isPicked={index => pickedIds.has(assets[index]?.id ?? '')}
      onOpen={withAsset(asset => void openAsset(asset))}
      onPick={pick}
      keys={{
        ' ': (index, { shiftKey }) => pick(index, shiftKey),
        p: withAsset(asset => void placeComp(asset)),
        f: withAsset(asset => void fillSelection([asset])),
        s: withAsset(asset => askWhereToSave([asset])),
        escape: clearPicked
      }}
      onDrag={(index, event) =>
        withAsset(asset => showGhost(event, beginDrag(asset).length))(index)
      }
      onScroll={scroll => keepPlace({ scroll })}
      onCell={cell => keepPlace({ cell })}
      onNearEnd={() => {
        if (more === 'idle') void loadMore()
      }}
    >
      <MoreView more={more} />
    </ResultsGrid>
  )
}

function NoResults({ query }: { query: string }) {
  const t = useStore(searchWords)
  const isNarrowed = useStore($filterCount) > 0
  const hasSignsOnly = query !== '' && !/[\p{L}\p{N}]/u.test(query)
  return (
    <EmptyState
      icon="search"
      title={query ? t.nothingFoundFor({ query }) : t.nothingFound}
      text={
        hasSignsOnly
          ? t.signsAloneFindNothingAdd
          : isNarrowed
            ? t.tryFewerFiltersOrFewer
            : t.tryFewerOrMoreGeneral
      }
    >
      {isNarrowed && (
        <Button onPress={clearFilters}>{t.clearAllFilters}</Button>
      )}
    </EmptyState>
  )
}
