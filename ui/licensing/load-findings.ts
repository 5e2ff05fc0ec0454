import type { MediaType } from '../../contract/api/media-type.ts'
import type { AssetRef } from '../../contract/document.ts'
import { assetKey } from '../../contract/asset-key.ts'
import { mediumVersions } from '../../contract/gateway.ts'
import { ClearedError, toErrorData } from '../../contract/errors.ts'
import { fetchSubscriptionList } from '../api/account.ts'
import { throwIfAborted } from '../api/deadline.ts'
import { checkGateway } from '../api/gateway.ts'
import { fetchVersion } from '../api/gateway-age.ts'
import { fetchByMedium } from '../platform/fetch-by-medium.ts'
import { fetchOwnAssets } from '../api/assets.ts'
import { platform } from '../platform/platform.ts'
import { loadFileRecords } from '../records/load-file-records.ts'
import { plainText } from '../words/plain-text.ts'
import { isDemanded } from './purchase/demands.ts'
import { $unreadable, loadJournal, openEntries } from './purchase/journal.ts'
import { $session } from '../account/session.ts'
import { fetchHistory, mediaOf } from '../holdings/history.ts'
import { holderOf, isBegun } from './purchase/claim-holder.ts'
import type { Findings } from './plan/findings.ts'

/**
 * Loads everything that a plan depends on; fails if anything but the gateway is
 * unavailable. What is owned needs no gateway.
 */
export async function loadFindings(
  wanted: readonly AssetRef[],
  signal: AbortSignal
): Promise<Findings> {
  const session = $session.get()
  if (session.state === 'out') {
    throw new ClearedError('signed-out', 'Nobody is signed in.')
  }
  if (!session.canLicense) {
    throw new ClearedError('token-lacks-scope', 'The scopes do not suffice.')
  }
  const { userId, userName } = session
  const [
    subscriptions,
    licenses,
    assets,
    claims,
    ledger,
    isWatched,
    outdatedFor
  ] = await Promise.all([
    fetchSubscriptionList(signal),
    fetchHistory(userId, wanted, signal),
    fetchByMedium(wanted, (mediaType, ids) =>
      fetchOwnAssets(mediaType, ids, signal)
    ),
    loadFileRecords('claim', signal),
    loadFileRecords('license', signal),
    isGatewayAvailable(signal),
    outdatedMedia(wanted),
    loadJournal()
  ])
  const now = platform().now()
  const self = { who: userName, attempt: null, before: new Set<string>() }
  return {
    wanted,
    assets: new Map(assets.flat().map(asset => [assetKey(asset), asset])),
    subscriptions,
    licenses,
    open: openEntries(userId),
    unreadable: $unreadable.get(),
    ledger: ledger.records,
    holders: new Map(
      wanted.flatMap(asset => {
        const holder = holderOf(asset, claims.records, self, now)
        return holder === null
          ? []
          : [[assetKey(asset), plainText(holder)] as const]
      })
    ),
    begun: claims.records.filter(one => isBegun(one, userName, now)),
    isWatched,
    outdatedFor,
    demands: isDemanded,
    now
  }
}

/**
 * Media that the gateway is too old for: it would refuse them only after they
 * were confirmed.
 */
async function outdatedMedia(
  wanted: readonly AssetRef[]
): Promise<MediaType[]> {
  const media = mediaOf(wanted)
  if (media.every(medium => medium === 'image')) return []
  const version = await fetchVersion()
  return media.filter(medium => mediumVersions[medium] > version)
}

async function isGatewayAvailable(signal: AbortSignal): Promise<boolean> {
  try {
    await checkGateway(signal)
    return true
  } catch (error) {
    throwIfAborted(signal)
    if (toErrorData(error).code !== 'gateway-unreachable') throw error
    return false
  }
}
