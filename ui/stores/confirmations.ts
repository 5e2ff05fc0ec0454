import { atom } from 'nanostores'
import { fetchHistory } from '../licensing/history.ts'
import { isCompLicense } from '../licensing/adequate.ts'
import type { Confirmation } from '../rights/asset-rights.ts'
import type { FileAsset } from './file.ts'
import { $session } from './session.ts'

export interface Confirmed {
  accountId: string
  /** Those whose licenses were looked for. */
  looked: ReadonlySet<string>
  /** Those that the account holds a license of. */
  licensed: ReadonlySet<string>
}

const nobody: Confirmed = {
  accountId: '',
  looked: new Set(),
  licensed: new Set()
}

/** What the account's own history says of the file's assets. */
export const $confirmed = atom<Confirmed>(nobody)

let current = new AbortController()

export function confirmationOf(
  { looked, licensed }: Confirmed,
  { assetId, mediaType }: Pick<FileAsset, 'assetId' | 'mediaType'>
): Confirmation {
  if (mediaType !== 'image' || !looked.has(assetId)) return 'not-looked'
  return licensed.has(assetId) ? 'yes' : 'no'
}

/** Asks the account's history about these; without one they stay claims. */
export async function lookUpLicenses(
  assets: readonly Pick<FileAsset, 'assetId' | 'mediaType'>[]
): Promise<void> {
  const session = $session.get()
  const ids = assets
    .filter(({ mediaType }) => mediaType === 'image')
    .map(({ assetId }) => assetId)
  if (session.state === 'out' || !session.canSeeHistory) return
  if (ids.length === 0) return
  current.abort()
  current = new AbortController()
  const { signal } = current
  const accountId = session.userId
  try {
    const licenses = await fetchHistory(accountId, ids, signal)
    if (signal.aborted) return
    const real = licenses.filter(({ license }) => !isCompLicense(license))
    const licensed = new Set(real.map(({ assetId }) => assetId))
    $confirmed.set({ accountId, looked: new Set(ids), licensed })
  } catch {
    // Then the file's own entries are all that is known.
  }
}

$session.listen(session => {
  const accountId = session.state === 'in' ? session.userId : ''
  if (accountId === $confirmed.get().accountId) return
  current.abort()
  $confirmed.set(nobody)
})
