import type { CanvasPoint, TrackCard } from '../../contract/placing.ts'
import type { Asset } from '../api/asset.ts'
import { fetchPreview } from '../api/media.ts'
import { searchIdOf } from '../api/search-ids.ts'
import { markPlaced } from '../library/states-in-file.ts'
import { trackTextsOf } from '../library/track-facts.ts'
import { controller } from '../platform/controller.ts'
import { platform } from '../platform/platform.ts'
import { layerNameOf } from './fetch-comp.ts'
import { showFollowersNotice } from './followers-notice.ts'
import { mapFew } from './map-few.ts'

/** A card shows them small, and all cards are sent as one message. */
const pictureLimit = { bytes: 10_000_000, code: 'image-too-large' } as const

interface Where {
  at: { at?: CanvasPoint }
  signal: AbortSignal
}

/** Places tracks as cards, in one undo step. */
export async function placeCards(
  tracks: readonly Asset[],
  { at, signal }: Where,
  onDone: (done: number) => void
): Promise<void> {
  const cards = await fetchCards(tracks, signal, onDone)
  const { layers } = await controller.placeCards({ cards, ...at }, { signal })
  showFollowersNotice(layers)
  markPlaced(tracks)
}

/** The pictures of a card may be missing, so none fails. */
export function fetchCards(
  tracks: readonly Asset[],
  signal: AbortSignal,
  onDone: (done: number) => void
): Promise<TrackCard[]> {
  return mapFew(tracks, track => fetchCard(track, signal), signal, onDone)
}

async function fetchCard(
  asset: Asset,
  signal: AbortSignal
): Promise<TrackCard> {
  const [cover, waveform] = await Promise.all([
    fetchPicture(asset.thumbnails[0]?.url, signal),
    fetchPicture(asset.track?.waveform, signal)
  ])
  return {
    assetId: asset.assetId,
    name: layerNameOf(asset),
    title: asset.description,
    artist: trackTextsOf(asset).artist,
    duration: asset.duration,
    rendition: asset.clips.long[0]?.name ?? 'preview_mp3',
    searchId: searchIdOf(asset),
    cover,
    waveform
  }
}

/** Null for one that is missing or broken: the card is right without it. */
async function fetchPicture(
  url: string | null | undefined,
  signal: AbortSignal
): Promise<Uint8Array | null> {
  if (!url) return null
  try {
    const file = await fetchPreview(url, signal, pictureLimit)
    const { bytes } = await platform().fitPicture(file, { signal })
    return bytes
  } catch {
    return null
  }
}
