import { ClearedError } from '../../contract/errors.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { $held } from '../api/bearer.ts'
import { checkGateway } from '../api/gateway.ts'
import type { License } from '../api/licenses.ts'
import { platform } from '../platform.ts'
import { $fileId } from '../stores/file.ts'
import { projectOf } from '../stores/project.ts'
import { wordsForReason } from '../words-for-reason.ts'
import { wordsForCharge } from '../words.ts'
import { fetchLicenses, swapLicenses } from './finish.ts'
import type { Arrived, Person } from './finish.ts'
import { fetchHistory } from './history.ts'
import { openBatch } from './batch.ts'
import { isLicensed, isOwned } from './license-plan.ts'
import type { LicensePlan, PlanItem } from './license-plan.ts'
import type { LicensedFile } from './licensed-file.ts'
import { ownedSince } from './owned.ts'
import { purchase } from './purchase.ts'
import type { Order } from './purchase.ts'
import { toRunItem } from './run-item.ts'
import type { RunItem, Tell } from './run-item.ts'

/** The most the API licenses in one request. */
const batchLength = 50

/** How a plan looks before anything has happened. */
export function toRunItems(plan: LicensePlan): RunItem[] {
  return plan.items.map(item => {
    const { assetId, asset, decision } = item
    const charge = decision.kind === 'owned' ? 0 : null
    const start = toRunItem(assetId, asset, 'waiting', charge)
    if (decision.kind === 'impossible') {
      const text = wordsForReason(decision.reason, decision.detail)
      return { ...start, step: 'stopped', text }
    }
    return isLicensed(item) || isOwned(item)
      ? start
      : { ...start, step: 'stopped' }
  })
}

/** Carries out a plan that the person confirmed. */
export async function runPlan(
  plan: LicensePlan,
  person: Person,
  open: readonly JournalEntry[],
  tell: Tell
): Promise<void> {
  const owned = plan.items
    .filter(isOwned)
    .flatMap(item => toOwnedFile(item, open))
  const orders = plan.items.filter(isLicensed)
  const swapping = openBatch(person.userId)
  const arrived: Arrived[] = []
  const fetch = async (files: readonly LicensedFile[]) =>
    void arrived.push(await fetchLicenses(files, person, tell, swapping))
  let isStopped = false
  try {
    await fetch(owned)
    for (let start = 0; start < orders.length; start += batchLength) {
      const batch = orders.slice(start, start + batchLength)
      if (isStopped) {
        batch.forEach(({ assetId }) =>
          tell(assetId, { step: 'stopped', text: wordsForCharge })
        )
        continue
      }
      const { files, isDearer } = await buy(batch, person, open, tell)
      isStopped = isDearer
      await fetch(files)
    }
  } finally {
    // All at once, so that one undo takes back what one plan swapped.
    await swapLicenses(arrived, person, tell, swapping)
  }
  await swapping.dropLost()
}

/** What is licensed now, and whether it took more than planned. */
async function buy(
  batch: readonly PlanItem[],
  person: Person,
  open: readonly JournalEntry[],
  tell: Tell
): Promise<{ files: LicensedFile[]; isDearer: boolean }> {
  if ($held.get()?.userId !== person.userId) {
    throw new ClearedError('signed-out', 'Somebody else is signed in.')
  }
  await checkGateway()
  const assetIds = batch.map(({ assetId }) => assetId)
  const history = await fetchHistory(person.userId, assetIds)
  const late = batch.flatMap(item => toLateFile(item, history))
  late.forEach(({ assetId }) => tell(assetId, { charge: 0 }))
  const orders = batch
    .filter(({ assetId }) => !late.some(file => file.assetId === assetId))
    .flatMap(item => toOrder(item, open))
  orders.forEach(({ assetId }) => tell(assetId, { step: 'licensing' }))
  const origin = {
    accountId: person.userId,
    fileId: $fileId.get(),
    project: projectOf()
  }
  const paid =
    orders.length > 0 ? await purchase(orders, origin, history, tell) : []
  const licensed = paid.map(entry => {
    const item = batch.find(({ assetId }) => assetId === entry.assetId)
    return toPaidFile(entry, item)
  })
  const isDearer = paid.some(
    ({ charge, expectedCharge }) => (charge ?? 0) > expectedCharge
  )
  return { files: [...late, ...licensed], isDearer }
}

/** The licensed file of a purchase. */
export function toPaidFile(
  entry: JournalEntry,
  item: PlanItem | undefined
): LicensedFile {
  const { assetId, mediaType, licenseId, size, format, download } = entry
  const name = item?.asset?.description ?? `Image ${assetId}`
  const license =
    item?.decision.kind === 'license' ? item.decision.choice.license : ''
  const file = { assetId, mediaType, name, licenseId, license, size, format }
  return { ...file, download, entry }
}

/** Owned when it was planned; perhaps by a purchase that is not finished. */
function toOwnedFile(
  item: PlanItem,
  open: readonly JournalEntry[]
): LicensedFile[] {
  const { assetId, asset, decision } = item
  if (decision.kind !== 'owned') return []
  const entry = open.find(one => one.assetId === assetId) ?? null
  const { licenseId, license, size, format } = decision
  return [
    {
      assetId,
      mediaType: 'image',
      name: asset?.description ?? `Image ${assetId}`,
      licenseId,
      license,
      size,
      format,
      download: entry?.download ?? null,
      entry
    }
  ]
}

/** Licensed elsewhere since the plan was made: nothing is sent for it. */
function toLateFile(
  item: PlanItem,
  history: readonly License[]
): LicensedFile[] {
  const decision = ownedSince(item, history)
  return decision ? toOwnedFile({ ...item, decision }, []) : []
}

function toOrder(
  { assetId, asset, decision }: PlanItem,
  open: readonly JournalEntry[]
): Order[] {
  if (decision.kind !== 'license') return []
  const doubtful = open.find(
    entry => entry.assetId === assetId && entry.state === 'doubtful'
  )
  const isEditorial = asset?.isEditorial ?? false
  const instead = doubtful?.attempt ?? null
  return [{ assetId, isEditorial, decision, instead }]
}

/** Whether a purchase belongs to what is open now. */
export function isHere(entry: JournalEntry): boolean {
  return (
    entry.fileId === $fileId.get() &&
    entry.service === platform().addresses.service
  )
}
