import { useStore } from '@nanostores/preact'
import type { RefObject } from 'preact'
import { useMemo } from 'preact/hooks'
import { assetKey, toAssetRef } from '../../contract/asset-key.ts'
import { whenText } from '../account/person-name.ts'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { useKeptFocus } from '../kit/use-kept-focus.ts'
import { WindowedList } from '../kit/windowed-list.tsx'
import { $refusals } from '../licensing/refusals.ts'
import { seriesOfRows } from '../library/series.ts'
import { $view, placeOf } from '../shell/view.ts'
import type { SeriesItem } from '../shell/view.ts'
import type { FileState } from './check/file.ts'
import { FileAssetView } from './file-asset-view.tsx'
import { FileFilterBar } from './file-filter-bar.tsx'
import {
  $fileFilter,
  $isFileFiltered,
  $selectedKeys,
  clearFileFilter
} from './file-filter.ts'
import { offerLicenses } from './license-offer.ts'
import { inSelection, pickAssets, statesIn } from './pick-assets.ts'
import { $requests } from './requests/requests.ts'
import type { CheckedAsset, FileRights } from './rights/rights.ts'
import { sortByNeed } from './rights/sort-by-need.ts'
import { ShownCount } from './shown-count.tsx'
import { fileFilterWords, fileWords } from './words.ts'
import styles from './file-view.module.css'

interface Props {
  file: Extract<FileState, { state: 'ready' }>
  rights: FileRights
  /** The scrolling element. */
  scroller: RefObject<HTMLElement | null>
}

/** Fewer are seen at a glance. */
const leastToFilter = 6

/** The assets of the file, with filters where there are many. */
export function FileListView({ file, rights, scroller }: Props) {
  const t = useStore(fileWords)
  const filter = useStore($fileFilter)
  const isFiltered = useStore($isFileFiltered)
  const refusals = useStore($refusals)
  const selected = useStore($selectedKeys)
  const requested = useRequested()
  const target = useTarget()
  const facts = { selected, isRequested: (key: string) => requested.has(key) }
  const all = sortByNeed(rights.assets)
  const rows = isFiltered ? pickAssets(all, filter, facts) : all
  useKeptFocus()
  return (
    <>
      {(isFiltered || all.length >= leastToFilter) && (
        <FileFilterBar
          filter={filter}
          states={statesIn(all, facts)}
          pages={file.pages.filter(({ pageId }) =>
            all.some(({ found }) =>
              found.uses.some(one => one.pageId === pageId)
            )
          )}
        />
      )}
      {isFiltered && (
        <ShownCount
          shown={rows.length}
          all={all.length}
          offer={offerLicenses(rows, refusals)}
        />
      )}
      {isFiltered && rows.length === 0 && (
        <NoMatches isSelection={filter.place === inSelection} />
      )}
      <div class={styles.list}>
        <WindowedList
          label={t.assetList}
          items={rows}
          scroller={scroller}
          rowHeight={56}
          keptIndex={rows.findIndex(({ found }) => assetKey(found) === target)}
          row={(checked, index) => (
            <FileAssetView
              key={assetKey(checked.found)}
              checked={checked}
              isTarget={assetKey(checked.found) === target}
              position={index + 1}
              count={rows.length}
              openSeries={() => seriesOfRows(rows.map(toItem))}
              requested={requested.get(assetKey(checked.found)) ?? ''}
            />
          )}
        />
      </div>
    </>
  )
}

function NoMatches({ isSelection }: { isSelection: boolean }) {
  const t = useStore(fileFilterWords)
  return (
    <EmptyState
      icon="search"
      title={t.noMatches}
      text={isSelection ? t.selectLayers : ''}
    >
      <Button onPress={clearFileFilter}>{t.clearFilters}</Button>
    </EmptyState>
  )
}

function toItem({ found }: CheckedAsset): SeriesItem {
  return { ...toAssetRef(found), known: found.asset }
}

/** Key of the asset that this view was opened for, until the person leaves. */
function useTarget(): string | undefined {
  const view = useStore($view)
  return useMemo(() => {
    const { scroll, control } = placeOf(view)
    const isNew = scroll === 0 && control === undefined
    return view.name === 'file' && isNew && view.asset
      ? assetKey(view.asset)
      : undefined
  }, [view])
}

/** By key, who asked for an asset that is not licensed yet. */
function useRequested(): ReadonlyMap<string, string> {
  const t = useStore(fileWords)
  const requested = new Map<string, string>()
  for (const { state, left, request } of useStore($requests)) {
    if (state !== 'open') continue
    const text = t.requestedBy({ who: whenText(request.who, request.at) })
    left.forEach(key => requested.set(key, text))
  }
  return requested
}
