import { ClearedError, toErrorData } from '../../contract/errors.ts'
import { fetchSubscriptionList } from '../api/account.ts'
import { throwIfAborted } from '../api/deadline.ts'
import { checkGateway } from '../api/gateway.ts'
import { fetchOwnAssets } from '../api/assets.ts'
import { platform } from '../platform/platform.ts'
import { loadFileRecords } from '../records/load-file-records.ts'
import { plainText } from '../words/plain-text.ts'
import { isDemanded } from './purchase/demands.ts'
import { $unreadable, loadJournal, openEntries } from './purchase/journal.ts'
import { $session } from '../account/session.ts'
import { fetchHistory } from '../holdings/history.ts'
import { holderOf, isBegun } from './purchase/claim-holder.ts'
import type { Findings } from './plan/findings.ts'

/**
 * Loads everything that a plan depends on; fails if anything but the gateway is
 * unavailable. What is owned needs no gateway.
 */
export async function loadFindings(
  assetIds: readonly string[],
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
  const [subscriptions, licenses, assets, claims, ledger, isWatched] =
    await Promise.all([
      fetchSubscriptionList(signal),
      fetchHistory(userId, assetIds, signal),
      fetchOwnAssets('image', assetIds, signal),
      loadFileRecords('claim', signal),
      loadFileRecords('license', signal),
      isGatewayAvailable(signal),
      loadJournal()
    ])
  const now = platform().now()
  const self = { who: userName, attempt: null, before: new Set<string>() }
  return {
    assetIds,
    assets: new Map(assets.map(asset => [asset.assetId, asset])),
    subscriptions,
    licenses,
    open: openEntries(userId),
    unreadable: $unreadable.get(),
    ledger: ledger.records,
    holders: new Map(
      assetIds.flatMap(assetId => {
        const holder = holderOf(assetId, claims.records, self, now)
        return holder === null ? [] : [[assetId, plainText(holder)] as const]
      })
    ),
    begun: claims.records.filter(one => isBegun(one, userName, now)),
    isWatched,
    demands: isDemanded,
    now
  }
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
