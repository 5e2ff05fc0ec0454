import { atom, computed } from 'nanostores'
import { assetKey, isSameAsset } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { License } from '../api/licenses.ts'
import type { SavedLicense } from '../licensing/download/file-to-save.ts'
import { isCompLicense } from '../holdings/license-names.ts'
import { fetchHistory } from '../holdings/history.ts'
import { platform } from '../platform/platform.ts'
import { $asset } from './asset.ts'
import { $histories, $owned, ownedLicenses } from '../holdings/owned.ts'
import { $session } from '../account/session.ts'

/** A license that the account has for an asset. */
export type AccountLicense = SavedLicense & Pick<License, 'at'>

/** The account's licenses for the shown asset. */
export type AccountLicenses =
  | { state: 'signed-out' }
  /** The person may not see the history. */
  | { state: 'refused'; licenses: readonly AccountLicense[] }
  | { state: 'loading' | 'ready'; licenses: readonly AccountLicense[] }
  | {
      state: 'failed'
      licenses: readonly AccountLicense[]
      error: ErrorData
    }

interface Answer {
  state: 'loading' | 'ready'
  licenses: readonly License[]
  /** Milliseconds since 1970. */
  at: number
}

interface Failure {
  state: 'failed'
  error: ErrorData
  licenses: readonly License[]
  at: number
}

/** Milliseconds for which an answer is reused. */
const fresh = 60_000

/** By account and asset, since the panel opened. */
const $answers = atom<ReadonlyMap<string, Answer | Failure>>(new Map())

/** Licenses obtained on this machine are known without a request. */
export const $accountLicenses = computed(
  [$asset, $session, $histories, $answers, $owned],
  (shown, session, histories, answers): AccountLicenses => {
    if (session.state === 'out') return { state: 'signed-out' }
    if (shown.state !== 'ready') return { state: 'loading', licenses: none }
    const { asset } = shown
    const history = histories[asset.mediaType]
    const answer = answers.get(keyOf(session.userId, asset))
    const isOwn = history?.accountId === session.userId
    const licenses = distinctById(
      [
        ...(isOwn ? history.licenses.values() : []),
        ...(answer?.licenses ?? []),
        ...recordedLicenses(session.userId)
      ].filter(one => isSameAsset(one, asset) && allowsUse(one))
    )
    const { canSeeHistory } = session
    if (!canSeeHistory) return { state: 'refused', licenses }
    if (isOwn && history.missing === 0) return { state: 'ready', licenses }
    if (!answer) return { state: 'loading', licenses }
    return { ...answer, licenses }
  }
)

/** Whether a licensed file can be placed without another license. */
export function isOwned(account: AccountLicenses): boolean {
  return (
    account.state !== 'signed-out' &&
    account.licenses.some(({ isDownloadable }) => isDownloadable !== false)
  )
}

/** Fetches once; retries a failure the next time. */
export async function lookUpAccount(asset: AssetRef): Promise<void> {
  const session = $session.get()
  if (session.state === 'out' || !session.canSeeHistory) return
  const { userId } = session
  const history = $histories.get()[asset.mediaType]
  if (history?.accountId === userId && history.missing === 0) return
  const key = keyOf(userId, asset)
  const known = $answers.get().get(key)
  const at = platform().now()
  const isFresh = known && Math.abs(at - known.at) < fresh
  if (isFresh && known.state !== 'failed') return
  const licenses = known?.licenses ?? none
  if (!known || known.state === 'failed') {
    set(key, { state: 'loading', licenses, at })
  }
  try {
    const licenses = await fetchHistory(userId, [asset])
    set(key, { state: 'ready', licenses, at })
  } catch (error) {
    set(key, { state: 'failed', error: toErrorData(error), licenses, at })
  }
}

const none: readonly License[] = []

/** Licenses of the account recorded on this machine. */
function recordedLicenses(userId: string): AccountLicense[] {
  return ownedLicenses(userId).flatMap(({ entry }) => {
    const { licenseId } = entry
    return licenseId === null ? [] : { ...entry, id: licenseId }
  })
}

function allowsUse({ license }: AccountLicense): boolean {
  return !isCompLicense(license)
}

/** Of one asset; the service's record takes precedence over ours. */
function distinctById(licenses: readonly AccountLicense[]): AccountLicense[] {
  const byId = new Map<string, AccountLicense>()
  for (const one of licenses) if (!byId.has(one.id)) byId.set(one.id, one)
  return [...byId.values()]
}

function set(key: string, answer: Answer | Failure): void {
  $answers.set(new Map($answers.get()).set(key, answer))
}

function keyOf(userId: string, asset: AssetRef): string {
  return `${userId} ${assetKey(asset)}`
}
