import { assetKey } from '../../contract/asset-key.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { Asset } from '../api/asset.ts'
import { fetchAsset } from '../api/assets.ts'
import type { Track } from './player/track.ts'
import { artistText } from './track-facts.ts'

const types = new Map([
  ['preview_mp3', 'audio/mpeg'],
  ['preview_ogg', 'audio/ogg']
])

const known = new WeakMap<Asset, Track | null>()

/**
 * What the player plays of an asset, always the same object. Null for other
 * media, and for a track without a preview.
 */
export function toPlayable(asset: Asset): Track | null {
  const found = known.get(asset)
  if (found !== undefined) return found
  const made = makePlayable(asset)
  known.set(asset, made)
  return made
}

function makePlayable(asset: Asset): Track | null {
  const { track, clips } = asset
  if (!track || clips.long.length === 0) return null
  return {
    key: assetKey(asset),
    title: asset.description,
    artist: artistText(track.artists),
    cover: asset.thumbnails[0]?.url ?? null,
    previews: clips.long.map(({ name, url }) => ({
      url,
      type: types.get(name) ?? ''
    })),
    waveform: track.waveform,
    duration: asset.duration,
    refresh: signal => fetchPlayable(asset, signal)
  }
}

async function fetchPlayable(
  asset: Asset,
  signal: AbortSignal
): Promise<Track | null> {
  try {
    return toPlayable(await fetchAsset(asset, signal))
  } catch (error) {
    const isMissing =
      error instanceof ClearedError && error.code === 'not-found'
    if (isMissing) return null
    throw error
  }
}
