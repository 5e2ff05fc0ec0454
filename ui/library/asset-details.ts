import type { MediaType } from '../../contract/api/media-type.ts'
import type { ErrorData } from '../../contract/errors.ts'
import { assetKey, assetOfKey } from '../../contract/asset-key.ts'
import { toErrorData } from '../../contract/errors.ts'
import type { Asset } from '../api/asset.ts'
import { fetchAssets } from '../api/assets.ts'
import type { FetchedAssets } from '../api/assets.ts'
import { fetchByMedium } from '../platform/fetch-by-medium.ts'
import { $language } from '../words/language.ts'

/** By `assetKey`; null for assets that the library removed. */
const details = new Map<string, Asset | null>()

/** Keys of those that are current and in the panel's language. */
const translated = new Set<string>()

$language.listen(() => translated.clear())

/**
 * Undefined while unknown. May be in another language until it is fetched
 * again.
 */
export function detailsOf(key: string): Asset | null | undefined {
  return details.get(key)
}

export function isTranslated(key: string): boolean {
  return translated.has(key)
}

/**
 * Fetches what is missing in the panel's language. Returns an error if that
 * fails for a medium; the others are kept.
 */
export async function fetchDetails(
  keys: readonly string[],
  signal?: AbortSignal
): Promise<ErrorData | null> {
  const unknown = keys.filter(key => !translated.has(key) || !details.has(key))
  const language = $language.get()
  const results = await fetchByMedium(
    unknown.map(assetOfKey),
    async (mediaType, ids) => {
      try {
        const fetched = await fetchAssets(mediaType, ids, signal)
        if (language === $language.get()) keep(mediaType, ids, fetched)
        return null
      } catch (error) {
        return toErrorData(error)
      }
    }
  )
  if (language !== $language.get()) return fetchDetails(keys, signal)
  return results.find(error => error !== null) ?? null
}

function keep(
  mediaType: MediaType,
  ids: readonly string[],
  { assets, known }: FetchedAssets
): void {
  for (const assetId of ids) {
    const key = assetKey({ assetId, mediaType })
    translated.add(key)
    if (!known.has(assetId)) details.set(key, null)
  }
  for (const asset of assets) details.set(assetKey(asset), asset)
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
