import type { ErrorData } from '../../contract/errors.ts'
import { toErrorData } from '../../contract/errors.ts'
import type { Asset } from '../api/asset.ts'
import { fetchAssets } from '../api/assets.ts'
import { $language } from '../words/language.ts'

/** By id; null for assets that the library removed. */
const details = new Map<string, Asset | null>()

/** Ids of those that are current and in the panel's language. */
const translated = new Set<string>()

$language.listen(() => translated.clear())

/**
 * Undefined while unknown. May be in another language until it is fetched
 * again.
 */
export function detailsOf(assetId: string): Asset | null | undefined {
  return details.get(assetId)
}

export function isTranslated(assetId: string): boolean {
  return translated.has(assetId)
}

/**
 * Fetches what is missing in the panel's language. Returns the error if that
 * fails.
 */
export async function fetchDetails(
  ids: readonly string[],
  signal?: AbortSignal
): Promise<ErrorData | null> {
  const unknown = new Set(
    ids.filter(id => !translated.has(id) || !details.has(id))
  )
  if (unknown.size === 0) return null
  const language = $language.get()
  try {
    const { assets, known } = await fetchAssets('image', [...unknown], signal)
    if (language !== $language.get()) return fetchDetails(ids, signal)
    const removed = [...unknown].filter(id => !known.has(id))
    for (const id of removed) details.set(id, null)
    for (const id of unknown) translated.add(id)
    for (const asset of assets) {
      // Ignores duplicates and assets that were not requested.
      if (unknown.delete(asset.assetId)) details.set(asset.assetId, asset)
    }
    return null
  } catch (error) {
    return toErrorData(error)
  }
}

/** Fetches everything again when it is next needed; keeps it until then. */
export function renewDetails(): void {
  translated.clear()
}

/** Pictures and names may have changed, or the asset was removed. */
export function forgetDetails(): void {
  details.clear()
  translated.clear()
}
