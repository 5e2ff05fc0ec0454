import type { MediaType } from '../../../contract/api/media-type.ts'
import { isSameAsset } from '../../../contract/asset-key.ts'
import type { PurchaseOutcome } from '../../../contract/gateway.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import { noProject } from '../../../contract/project-fields.ts'
import { fetchSubscriptionList } from '../../api/account.ts'
import { checkGateway } from '../../api/gateway.ts'
import type { License } from '../../api/licenses.ts'
import { platform } from '../../platform/platform.ts'
import { $fileId, $fileName } from '../../shell/document.ts'
import { watchedBy } from './watched.ts'
import { loadJournal, openEntries } from './journal.ts'
import { replacedAttempt } from './open-elsewhere.ts'
import { purchaseWords } from './words.ts'
import type { Claims } from './claim-assets.ts'
import type { Person } from './person.ts'
import { fetchHistory } from '../../holdings/history.ts'
import type { LicensePlan, PlanItem } from '../plan/license-plan.ts'
import type { LicensedFile } from './licensed-file.ts'
import { recheck } from './recheck.ts'
import { toPaidFile } from './owned-file.ts'
import { purchase } from './purchase.ts'
import type { Order } from './journal-entry.ts'
import { withNumbers } from './record-licenses.ts'
import { isLeaseOver } from './lease.ts'
import { reportSettled } from './report-settled.ts'
import { reportOpen } from './report-open.ts'
import { remainingDownloads } from './remaining-downloads.ts'
import { updateItem, isStopped } from './licensing.ts'

/** The complete history of a medium, and when it was read. */
export interface HistoryCheck {
  mediaType: MediaType | undefined
  history: readonly License[]
  at: number
}

/** Result of a batch: all licensed files, and what was just paid for. */
interface LicensedBatch {
  files: LicensedFile[]
  paid: JournalEntry[]
  /** Read after the reply; null if the history was not read completely. */
  look: HistoryCheck | null
}

/**
 * For this many milliseconds, the check after one batch also counts as the
 * check before the next.
 */
const lookAge = 5000

/**
 * Licenses a batch of one subscription, after a last check for changes since
 * the plan, here and elsewhere.
 */
export async function licenseBatch(
  batch: readonly PlanItem[],
  plan: LicensePlan,
  person: Person,
  claims: Claims,
  before: HistoryCheck | null
): Promise<LicensedBatch> {
  const look = () => fetchHistory(person.userId, batch)
  const mediaType = batch[0]?.mediaType
  const asked = checkGateway()
  const [found, history, subscriptions] = await Promise.all([
    // The plan was made without a gateway, which may be back.
    plan.isDirect ? asked.catch(() => null) : asked,
    isFresh(before, mediaType) ? before.history : look(),
    fetchSubscriptionList(),
    loadJournal()
  ])
  const [direct, epoch] = [found === null, found ?? '']
  const open = openEntries(person.userId)
  const seen = batch.map(item => recheck(item, history, open, person))
  const late = seen.flatMap(({ late = [] }) => late)
  const free = await claims.free(seen.flatMap(({ order }) => order ?? []))
  const { items, left } = remainingDownloads(free, subscriptions)
  if (isStopped()) {
    const stopped = {
      step: 'stopped',
      text: purchaseWords.get().stopped
    } as const
    items.forEach(item => updateItem(item, stopped))
    return { files: late, paid: [], look: null }
  }
  items.forEach(item => updateItem(item, { step: 'licensing' }))
  const orders = items.flatMap(item => toOrder(item, left, person))
  const origin = {
    plan: plan.id,
    accountId: person.userId,
    userName: person.userName,
    fileId: $fileId.get(),
    fileName: $fileName.get(),
    project: plan.project ?? noProject,
    direct,
    epoch
  }
  const sent = await purchase(orders, origin, history, claims)
  const { paid } = sent
  if (paid.length + sent.open.length === 0) {
    return { files: late, paid, look: null }
  }
  const at = platform().now()
  const read = await look().catch(() => null)
  const after = read ?? []
  const named = paid.map(entry => toPaidFile(entry, nameOf(entry, batch)))
  const elsewhere = items.flatMap(item => {
    const outcome = sent.open.find(one => one.assetId === item.assetId)
    return outcome ? reportOpenOrTake(item, outcome, after, person) : []
  })
  const files = [...late, ...withNumbers(named, after), ...elsewhere]
  const isWhole = read !== null && batch.length > 1
  const check = isWhole ? { mediaType, history: read, at } : null
  return { files, paid, look: check }
}

function isFresh(
  look: HistoryCheck | null,
  mediaType: MediaType | undefined
): look is HistoryCheck {
  if (!look || look.mediaType !== mediaType) return false
  // Also not before: the clock may have been set back during the run.
  return Math.abs(platform().now() - look.at) < lookAge
}

function toOrder(
  { assetId, mediaType, asset, decision, again }: PlanItem,
  left: number | null,
  { userId }: Person
): Order[] {
  if (decision.kind !== 'license') return []
  const ref = { assetId, mediaType }
  const before = watchedBy(userId).find(
    one =>
      isSameAsset(one, ref) && !one.direct && isLeaseOver(one, platform().now())
  )
  const instead = replacedAttempt(ref) ?? before?.attempt ?? null
  const isEditorial = asset?.isEditorial ?? false
  const isAgain = again?.isChosen ?? false
  return [{ ...ref, isEditorial, decision, left, instead, isAgain }]
}

/** Another attempt for it is open and may have obtained the license. */
function reportOpenOrTake(
  item: PlanItem,
  outcome: PurchaseOutcome,
  history: readonly License[],
  person: Person
): LicensedFile[] {
  const { late } = recheck(item, history, [], person)
  if (late) {
    const { assetId, open } = outcome
    const accountId = person.userId
    if (open?.outcome === 'unknown') {
      reportSettled([{ attempt: open.attempt, assetId, accountId }])
    }
    return late
  }
  reportOpen(item, outcome)
  return []
}

function nameOf(
  entry: JournalEntry,
  batch: readonly PlanItem[]
): string | undefined {
  return batch.find(item => isSameAsset(item, entry))?.asset?.description
}
