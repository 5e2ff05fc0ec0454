import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { assetKey, toAssetRef } from '../../../contract/asset-key.ts'
import type { Asset } from '../../api/asset.ts'
import { fetchAsset } from '../../api/assets.ts'
import { $assetActions } from '../asset-actions.ts'
import type { AssetActions } from '../asset-actions.ts'
import type { AssetList, ReadyList } from '../asset-list.ts'
import { beginDrag } from '../drag.ts'
import { openView } from '../../shell/view.ts'
import {
  $pickedKeys,
  extendPicked,
  pickAll,
  pickThrough,
  togglePicked
} from '../picked.ts'
import { $licensedAssets } from '../licensed-assets.ts'
import { $statesInFile } from '../states-in-file.ts'
import { badgesOf, videoFactsOf } from '../asset-badges.ts'
import { toPlayable } from '../playable.ts'
import { toggleTrack } from '../player/play.ts'
import { playlistOf } from '../playlists.ts'
import type { Source } from '../playlists.ts'
import { seriesOf } from '../series.ts'
import { trackTextsOf } from '../track-facts.ts'
import type { CellKeys } from './cell-keys.ts'
import { choosePicture } from '../choose-picture.ts'
import { MoreView } from './more-view.tsx'
import { WindowedGrid } from './windowed-grid.tsx'
import type { TrackList } from './grid-row.tsx'
import { useDragOut, showGhost } from './use-drag-out.ts'

interface Props {
  label: string
  /** With its store, the player goes through what is loaded later, too. */
  list: Pick<AssetList<object>, 'place' | 'loadMore' | 'retry'> &
    Partial<Pick<Source, '$list'>>
  found: ReadyList
  /** Shown when the list is empty. */
  empty: ComponentChildren
  /** False while another view is in front. */
  isShown?: boolean
  /** The list is about to be replaced. */
  isBusy?: boolean
  /** Actions of this list only. */
  extra?: Pick<AssetActions, 'forAsset' | 'keys'>
}

/** Any list of assets, with the actions for them. */
export function AssetGrid(props: Props) {
  const { label, list, found, isShown = true, isBusy = false, extra } = props
  const { assets, more } = found
  const states = useStore($statesInFile)
  const licensed = useStore($licensedAssets)
  const pickedKeys = useStore($pickedKeys)
  const actions = useStore($assetActions)
  const items = useMemo(() => assets.map(toItem), [assets])
  useDragOut()
  if (assets.length === 0) return <>{props.empty}</>

  function keyAt(index: number): string {
    const asset = assets[index]
    return asset ? assetKey(asset) : ''
  }

  function pick(index: number, isRange: boolean): void {
    const asset = assets[index]
    if (asset && isRange) pickThrough(asset, assets)
    else if (asset) togglePicked(asset)
  }

  function openPage(index: number): void {
    const known = assets[index]
    if (!known) return
    const from = seriesOf(assets, list)
    openView({ name: 'asset', ...toAssetRef(known), known, from })
  }

  function extend(from: number, to: number): void {
    const [first, last] = [assets[from], assets[to]]
    if (first && last) extendPicked(first, last, assets)
  }

  function withAsset(run: (asset: Asset) => void): (index: number) => void {
    return index => {
      const asset = assets[index]
      if (asset) run(asset)
    }
  }

  const keys: CellKeys = {}
  const allKeys = { ...extra?.keys, ...actions.keys }
  for (const [key, run] of Object.entries(allKeys)) keys[key] = withAsset(run)
  keys['o'] = openPage
  keys['enter'] = index => {
    const asset = assets[index]
    const own = asset ? actions.forAsset(asset) : []
    const main = own.find(({ isMain }) => isMain)
    if (!main) openPage(index)
    else if (!main.disabled) main.run()
  }
  return (
    <WindowedGrid
      label={label}
      items={items}
      isComplete={more === 'none' || typeof more === 'object'}
      isShown={isShown}
      isBusy={isBusy}
      place={list.place}
      music={musicOf(assets, list)}
      clipFor={index => assets[index]?.clips.short ?? []}
      renewClip={async (index, signal) => {
        const asset = assets[index]
        return asset ? (await fetchAsset(asset, signal)).clips.short : []
      }}
      stateFor={index => states.get(keyAt(index))}
      isLicensed={index => licensed.has(keyAt(index))}
      pictureFor={(index, width) => {
        const asset = assets[index]
        const pixels = width * devicePixelRatio
        return (asset && choosePicture(asset, pixels)?.url) ?? null
      }}
      actionsFor={index => {
        const asset = assets[index]
        if (!asset) return []
        return [...actions.forAsset(asset), ...(extra?.forAsset(asset) ?? [])]
      }}
      isPicked={index => pickedKeys.has(keyAt(index))}
      onOpen={openPage}
      onPick={pick}
      onExtend={extend}
      onPickAll={() => pickAll(assets)}
      keys={keys}
      onDrag={(index, event) =>
        withAsset(asset => showGhost(event, beginDrag(asset).length))(index)
      }
      onNearEnd={() => void list.loadMore()}
    >
      <MoreView more={more} onRetry={() => void list.retry()} />
    </WindowedGrid>
  )
}

/** Null for lists of other media. */
function musicOf(
  assets: readonly Asset[],
  list: Props['list']
): TrackList | null {
  if (assets[0]?.mediaType !== 'audio') return null
  const playlist = playlistOf(assets, list)
  return {
    assets,
    playlist,
    toggle(index) {
      const asset = assets[index]
      const track = asset && toPlayable(asset)
      if (track) toggleTrack(track, playlist)
      return !!track
    }
  }
}

function toItem(asset: Asset) {
  return {
    id: assetKey(asset),
    name: [asset.description, ...factsOf(asset)].join(', '),
    aspect: asset.aspect,
    badges: badgesOf(asset)
  }
}

function factsOf(asset: Asset): string[] {
  if (asset.mediaType !== 'audio') return videoFactsOf(asset)
  return Object.values(trackTextsOf(asset)).filter(text => text !== '')
}
