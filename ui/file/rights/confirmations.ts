import { computed } from 'nanostores'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import { isCompLicense } from '../../holdings/license-names.ts'
import { mediaOf, readAccount } from '../../holdings/history.ts'
import type { Confirmation } from './asset-rights.ts'
import {
  $histories,
  $owned,
  ownedLicenses,
  historiesOf
} from '../../holdings/owned.ts'
import { $session } from '../../account/session.ts'
import { Latest } from '../../platform/latest.ts'

/** What the account is known to have licensed. */
export interface Confirmed {
  /** Media of which all of its history was read. */
  complete: ReadonlySet<MediaType>
  /** Keys of assets with a license that clears them. */
  licensed: ReadonlySet<string>
}

/** From the account's history and from licenses obtained on this machine. */
export const $confirmed = computed(
  [$session, $histories, $owned],
  (session): Confirmed => {
    if (session.state === 'out')
      return { complete: new Set(), licensed: new Set() }
    const histories = historiesOf(session.userId)
    const all = [
      ...ownedLicenses(session.userId).map(({ entry }) => entry),
      ...histories.flatMap(({ licenses }) => [...licenses.values()])
    ]
    const real = all.filter(({ license }) => !isCompLicense(license))
    const whole = histories.filter(({ missing }) => missing === 0)
    return {
      complete: new Set(whole.map(({ mediaType }) => mediaType)),
      licensed: new Set(real.map(assetKey))
    }
  }
)

export function confirmationOf(
  { complete, licensed }: Confirmed,
  asset: AssetRef
): Confirmation {
  if (licensed.has(assetKey(asset))) return 'yes'
  return complete.has(asset.mediaType) ? 'no' : 'unchecked'
}

const latest = new Latest()

/** Reads the account's history; without it, the file's entries are claims. */
export async function lookUpLicenses(
  assets: readonly AssetRef[]
): Promise<void> {
  const session = $session.get()
  if (session.state === 'out' || !session.canSeeHistory) return
  const { userId } = session
  const signal = latest.start()
  try {
    await Promise.all(
      mediaOf(assets).map(one => readAccount(userId, one, signal))
    )
  } catch {
    // Then only the file's own entries are known.
  }
}
