import { useStore } from '@nanostores/preact'
import { useMemo } from 'preact/hooks'
import { EmptyState } from '../components/empty-state.tsx'
import { openAsset } from '../stores/asset.ts'
import { $file } from '../stores/file.ts'
import { $placing } from '../stores/placing.ts'
import { $scroll, keepScroll, loadMore } from '../stores/search.ts'
import type { SearchState } from '../stores/search.ts'
import { $selection } from '../stores/selection.ts'
import { badgesOf } from './asset-badges.ts'
import { choosePicture } from './choose-picture.ts'
import { MoreView } from './more-view.tsx'
import { quickActionsFor } from './quick-actions.ts'
import { ResultsGrid } from './results-grid.tsx'
import { statesInFile } from './states-in-file.ts'

interface Props {
  found: Extract<SearchState, { state: 'ready' }>
  isShown: boolean
}

export function ResultsView({ found, isShown }: Props) {
  const { assets, more, query } = found
  const states = statesInFile(useStore($file))
  const placing = useStore($placing)
  const hasSelection = useStore($selection).count > 0
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
  if (assets.length === 0) return <NoResults query={query} />
  return (
    <ResultsGrid
      items={items}
      isComplete={more === 'none' || typeof more === 'object'}
      isShown={isShown}
      firstScroll={$scroll.get()}
      badgeFor={index => states.get(assets[index]?.id ?? '')}
      pictureFor={(index, width) => {
        const asset = assets[index]
        const pixels = width * devicePixelRatio
        return (asset && choosePicture(asset, pixels)?.url) ?? null
      }}
      actionsFor={index =>
        quickActionsFor(assets[index], { states, placing, hasSelection })
      }
      onOpen={index => {
        const asset = assets[index]
        if (asset) void openAsset(asset)
      }}
      onScroll={keepScroll}
      onNearEnd={() => {
        if (more === 'idle') void loadMore()
      }}
    >
      <MoreView more={more} />
    </ResultsGrid>
  )
}

function NoResults({ query }: { query: string }) {
  return (
    <EmptyState
      icon="search"
      title={`Nothing found for “${query}”`}
      text="Try fewer or more general words, another spelling, or English words."
    />
  )
}
