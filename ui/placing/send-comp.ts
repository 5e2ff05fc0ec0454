import { ClearedError, toErrorData } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Size } from '../../contract/picture.ts'
import type { Asset } from '../api/asset.ts'
import { fetchClip } from './fetch-clip.ts'
import { fetchComp } from './fetch-comp.ts'
import type { FetchedComp } from './fetch-comp.ts'

export interface PlannedComp {
  asset: Asset
  /** The layer that shows it. */
  layer: Size
}

/** A video that is placed as its still, and why. */
export interface StillComp {
  asset: Asset
  code: ErrorCode
}

/** Failures of a clip that its still replaces. */
const clipFailures: readonly ErrorCode[] = [
  'not-found',
  'video-not-allowed',
  'video-too-large',
  'video-unreadable'
]

/**
 * Fetches a comp and sends it to the controller; of a video that Figma does not
 * take, its still, which is added to `stills`.
 */
export async function sendComp<Sent>(
  { asset, layer }: PlannedComp,
  stills: StillComp[],
  signal: AbortSignal,
  send: (comp: FetchedComp) => Promise<Sent>
): Promise<Sent> {
  const sendPicture = async () => send(await fetchComp(asset, layer, signal))
  if (asset.mediaType !== 'video') return sendPicture()
  try {
    // The team's plan allows no other video either.
    const refused = stills.find(({ code }) => code === 'video-not-allowed')
    if (refused) throw new ClearedError(refused.code)
    return await send(await fetchClip(asset, signal))
  } catch (error) {
    const { code } = toErrorData(error)
    const hasStill = asset.previews.length + asset.thumbnails.length > 0
    if (!hasStill || !clipFailures.includes(code)) throw error
    const sent = await sendPicture()
    stills.push({ asset, code })
    return sent
  }
}
