import type { ErrorData } from '../../contract/errors.ts'
import { toErrorData } from '../../contract/errors.ts'
import type { Asset } from '../api/asset.ts'
import { fetchImages } from '../api/images.ts'
import { $language } from '../words/language.ts'

/** By id; null for assets that the library has no longer. */
const details = new Map<string, Asset | null>()

/** Ids of those that are in the panel's language. */
const spoken = new Set<string>()

$language.listen(() => spoken.clear())

/** In another language until it was asked for anew; undefined if unknown. */
export function detailsOf(assetId: string): Asset | null | undefined {
  return details.get(assetId)
}

export function isSpoken(assetId: string): boolean {
  return spoken.has(assetId)
}

/**
 * Asks the library for what is not known in the panel's language; gives why
 * that failed.
 */
export async function fetchDetails(
  ids: readonly string[],
  signal?: AbortSignal
): Promise<ErrorData | null> {
  const unknown = new Set(ids.filter(id => !spoken.has(id) || !details.has(id)))
  if (unknown.size === 0) return null
  const language = $language.get()
  try {
    const { assets, known } = await fetchImages([...unknown], signal)
    if (language !== $language.get()) return fetchDetails(ids, signal)
    const gone = [...unknown].filter(id => !known.has(id))
    for (const id of gone) details.set(id, null)
    for (const id of unknown) spoken.add(id)
    for (const asset of assets) {
      // Another record of the same id, or of another asset, tells nothing.
      if (unknown.delete(asset.id)) details.set(asset.id, asset)
    }
    return null
  } catch (error) {
    return toErrorData(error)
  }
}

/** Pictures, names and whether they are still there may have changed. */
export function forgetDetails(): void {
  details.clear()
  spoken.clear()
}
