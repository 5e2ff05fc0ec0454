import { assetKey, isSameAsset } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { RefusedUse, SwappedComps } from '../../contract/swapping.ts'
import { detailsOf, fetchDetails } from '../library/asset-details.ts'
import { controller } from '../platform/controller.ts'
import { fetchClip } from './fetch-clip.ts'

/**
 * Shows the comps of these assets again. Figma: a video cannot be found by its
 * hash, so previews that are missing after a restart are added again.
 */
export async function putBack(assets: AssetRef[]): Promise<SwappedComps> {
  const first = await controller.putCompsBack({ assets })
  const missing = first.refused.filter(isMissingVideo)
  const videos = assets.filter(one =>
    missing.some(use => isSameAsset(use, one))
  )
  if (videos.length === 0) return first
  const failures = await addPreviews(videos)
  const again = await controller.putCompsBack({ assets: videos })
  const others = first.refused.filter(
    use => !videos.some(one => isSameAsset(use, one))
  )
  return {
    ...first,
    swapped: [...first.swapped, ...again.swapped],
    refused: [
      ...others,
      ...again.refused.map(use => ({
        ...use,
        code: failures.get(assetKey(use)) ?? use.code
      }))
    ]
  }
}

function isMissingVideo({ mediaType, code }: RefusedUse): boolean {
  return mediaType === 'video' && code === 'image-missing'
}

/** Returns, by `assetKey`, why previews could not be added. */
async function addPreviews(
  videos: readonly AssetRef[]
): Promise<ReadonlyMap<string, ErrorCode>> {
  const failures = new Map<string, ErrorCode>()
  const keys = videos.map(assetKey)
  const error = await fetchDetails(keys)
  for (const key of keys) {
    const asset = detailsOf(key)
    try {
      if (asset) await controller.addImage(await fetchClip(asset))
      else failures.set(key, error?.code ?? 'not-found')
    } catch (thrown) {
      failures.set(key, toErrorData(thrown).code)
    }
  }
  return failures
}
