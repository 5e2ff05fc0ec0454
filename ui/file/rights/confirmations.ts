import { computed } from 'nanostores'
import { isCompLicense } from '../../holdings/license-names.ts'
import { readAccount } from '../../holdings/history.ts'
import type { Confirmation } from './asset-rights.ts'
import type { FileAsset } from '../check/file.ts'
import { $history, $owned, ownedLicenses } from '../../holdings/owned.ts'
import { $session } from '../../account/session.ts'
import { Latest } from '../../platform/latest.ts'

type ImageInFile = Pick<FileAsset, 'assetId' | 'mediaType'>

/** What the account is known to have licensed. */
export interface Confirmed {
  /** All of its history was read. */
  isComplete: boolean
  /** Assets with a license that clears them. */
  licensed: ReadonlySet<string>
}

/** From the account's history and from licenses obtained on this machine. */
export const $confirmed = computed(
  [$session, $history, $owned],
  (session, history): Confirmed => {
    if (session.state === 'out')
      return { isComplete: false, licensed: new Set() }
    const isOwn = history?.accountId === session.userId
    const all = [
      ...ownedLicenses(session.userId).map(({ entry }) => entry),
      ...(isOwn ? history.licenses.values() : [])
    ]
    const real = all.filter(({ license }) => !isCompLicense(license))
    const licensed = new Set(real.map(({ assetId }) => assetId))
    return { isComplete: isOwn && history.missing === 0, licensed }
  }
)

export function confirmationOf(
  { isComplete, licensed }: Confirmed,
  { assetId, mediaType }: ImageInFile
): Confirmation {
  if (mediaType !== 'image') return 'unchecked'
  if (licensed.has(assetId)) return 'yes'
  return isComplete ? 'no' : 'unchecked'
}

const latest = new Latest()

/** Reads the account's history; without it, the file's entries are claims. */
export async function lookUpLicenses(
  assets: readonly ImageInFile[]
): Promise<void> {
  const session = $session.get()
  if (session.state === 'out' || !session.canSeeHistory) return
  if (assets.length === 0) return
  try {
    await readAccount(session.userId, latest.start())
  } catch {
    // Then only the file's own entries are known.
  }
}
