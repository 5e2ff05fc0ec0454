import type { ReadableAtom } from 'nanostores'
import type { Asset } from '../api/asset.ts'
import type { AssetList, AssetListState } from './asset-list.ts'
import { toPlayable } from './playable.ts'
import { extendList } from './player/play.ts'
import { $player } from './player/player.ts'
import type { Listening } from './player/player.ts'
import type { Track } from './player/track.ts'

export interface Source extends Pick<AssetList<object>, 'loadMore'> {
  $list: ReadableAtom<AssetListState<object>>
}

/** This many tracks before the end, more are loaded. */
const reserve = 2

const playlists = new WeakMap<readonly Asset[], readonly Track[]>()
const sources = new WeakMap<readonly Track[], Source>()

let unfollow = () => {}

/**
 * The tracks of a list that can be played. While one of them is played, the
 * list loads more before its end, whatever is in view.
 */
export function playlistOf(
  assets: readonly Asset[],
  { $list, loadMore }: Partial<Source>
): readonly Track[] {
  const known = playlists.get(assets)
  if (known) return known
  const tracks = assets.flatMap(asset => toPlayable(asset) ?? [])
  playlists.set(assets, tracks)
  if ($list && loadMore) sources.set(tracks, { $list, loadMore })
  return tracks
}

/** What is played if this track is in it, otherwise the track alone. */
export function playlistWith(track: Track): readonly Track[] {
  const player = $player.get()
  const isIn =
    player.state !== 'idle' && player.list.some(({ key }) => key === track.key)
  return isIn ? player.list : [track]
}

$player.listen(player => {
  unfollow()
  unfollow = () => {}
  if (player.state === 'idle') return
  const source = sources.get(player.list)
  if (!source) return
  unfollow = source.$list.subscribe(() => follow(player, source))
})

function follow({ track, list }: Listening, source: Source): void {
  const shown = source.$list.get()
  if (shown.state !== 'ready') return
  const all = playlistOf(shown.assets, source)
  const isLonger = all.length > list.length
  const isSame = list.every((one, index) => one.key === all[index]?.key)
  if (!isSame) return
  if (isLonger) return extendList(list, all)
  const left = list.length - 1 - list.findIndex(({ key }) => key === track.key)
  if (left <= reserve && shown.more === 'idle') void source.loadMore()
}
