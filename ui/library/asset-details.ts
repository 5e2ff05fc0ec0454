import type { ErrorData } from '../../contract/errors.ts'
import { assetKey, assetOfKey } from '../../contract/asset-key.ts'
import { toErrorData } from '../../contract/errors.ts'
import type { Asset } from '../api/asset.ts'
import { fetchAssets } from '../api/assets.ts'
import type { FetchedAssets } from '../api/assets.ts'
import { groupBy } from '../platform/group-by.ts'
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
 * Fetches what is missing in the panel's language. Returns the error if that
 * fails.
 */
export async function fetchDetails(
  keys: readonly string[],
  signal?: AbortSignal
): Promise<ErrorData | null> {
  const unknown = new Set(
    keys.filter(key => !translated.has(key) || !details.has(key))
  )
  if (unknown.size === 0) return null
  const language = $language.get()
  try {
    const { assets, known } = await fetchByKey([...unknown], signal)
    if (language !== $language.get()) return fetchDetails(keys, signal)
    const removed = [...unknown].filter(key => !known.has(key))
    for (const key of removed) details.set(key, null)
    for (const key of unknown) translated.add(key)
    for (const asset of assets) {
      // Ignores duplicates and assets that were not requested.
      const key = assetKey(asset)
      if (unknown.delete(key)) details.set(key, asset)
    }
    return null
  } catch (error) {
    return toErrorData(error)
  }
}

/** `known` has keys. */
async function fetchByKey(
  keys: readonly string[],
  signal: AbortSignal | undefined
): Promise<FetchedAssets> {
  const byMedium = groupBy(keys.map(assetOfKey), one => one.mediaType)
  const found = await Promise.all(
    [...byMedium].map(async ([mediaType, refs]) => {
      const ids = refs.map(({ assetId }) => assetId)
      // nothing is known of tracks, not even that they are missing
      if (mediaType === 'audio')
        return { assets: [], known: refs.map(assetKey) }
      const { assets, known } = await fetchAssets(mediaType, ids, signal)
      const keysOf = [...known].map(assetId => assetKey({ assetId, mediaType }))
      return { assets, known: keysOf }
    })
  )
  return {
    assets: found.flatMap(one => one.assets),
    known: new Set(found.flatMap(one => one.known))
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
