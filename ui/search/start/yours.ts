import { computed } from 'nanostores'
import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'
import { $session } from '../../account/session.ts'
import type { Asset } from '../../api/asset.ts'
import { isMediaAddress } from '../../api/media-address.ts'
import { $yours } from '../../holdings/yours.ts'
import { detailsOf } from '../../library/asset-details.ts'
import { choosePicture } from '../../library/choose-picture.ts'
import { $settings } from '../../shell/settings.ts'
import { $medium } from '../query/medium.ts'
import type { StripPicture } from './picture-strip.tsx'

export const yoursTabs = ['recent', 'saved', 'licensed'] as const

export type YoursTab = (typeof yoursTabs)[number]

/** The person's own assets of the chosen medium, by `assetKey`. */
export const $yourKeys = computed(
  [$medium, $settings, $yours, $session],
  (medium, { recentComps }, kept, session) => {
    const isOwn = session.state === 'in' && session.userId === kept.accountId
    const ofMedium = (keys: readonly string[]) =>
      keys.filter(key => assetOfKey(key).mediaType === medium)
    return {
      recent: ofMedium(recentComps),
      saved: isOwn ? ofMedium(kept.saved) : [],
      licensed: isOwn ? ofMedium(kept.licensed) : []
    }
  }
)

/** CSS pixels. */
const pictureWidth = 108

/**
 * As known now, else as kept; null while nothing is known. Leaves out what the
 * library removed.
 */
export function picturesFor(keys: readonly string[]): (StripPicture | null)[] {
  const kept = new Map($yours.get().pictures.map(one => [one.id, one]))
  return keys.flatMap(key => {
    const asset = detailsOf(key)
    if (asset === null) return []
    if (asset) return [toPicture(asset)]
    const known = kept.get(key)
    if (!known) return [null]
    const { url } = known
    const isAllowed = url !== null && isMediaAddress(url)
    return [{ ...known, url: isAllowed ? url : null }]
  })
}

export function toPicture(asset: Asset): StripPicture {
  const width = pictureWidth * devicePixelRatio
  return {
    id: assetKey(asset),
    name: asset.description,
    url: choosePicture(asset, width)?.url ?? null,
    aspect: asset.aspect
  }
}
