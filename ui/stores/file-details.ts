import type { ErrorData } from '../../contract/errors.ts'
import { toErrorData } from '../../contract/errors.ts'
import type { Asset } from '../api/asset.ts'
import { fetchImages } from '../api/images.ts'

/** By id; null for assets that the library has no longer. */
const details = new Map<string, Asset | null>()

/** Undefined while it is not known. */
export function detailsOf(assetId: string): Asset | null | undefined {
  return details.get(assetId)
}

/** Asks the library for what is not known; gives why that failed. */
export async function fetchDetails(
  ids: readonly string[],
  signal?: AbortSignal
): Promise<ErrorData | null> {
  const unknown = new Set(ids.filter(id => details.get(id) === undefined))
  if (unknown.size === 0) return null
  try {
    const { assets, known } = await fetchImages([...unknown], signal)
    const gone = [...unknown].filter(id => !known.has(id))
    for (const id of gone) details.set(id, null)
    for (const asset of assets) {
      // Another record of the same id, or of another asset, tells nothing.
      const isNew = !details.get(asset.id) && unknown.has(asset.id)
      if (isNew) details.set(asset.id, asset)
    }
    return null
  } catch (error) {
    return toErrorData(error)
  }
}

/** Pictures, names and whether they are still there may have changed. */
export function forgetDetails(): void {
  details.clear()
}
