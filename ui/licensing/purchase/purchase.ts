import type { MediaType } from '../../../contract/api/media-type.ts'
import { isSameAsset } from '../../../contract/asset-key.ts'
import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type {
  PurchaseItem,
  PurchaseRequest
} from '../../../contract/gateway-requests.ts'
import { mediumVersions } from '../../../contract/gateway.ts'
import type { PurchaseOutcome } from '../../../contract/gateway.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { License } from '../../api/licenses.ts'
import { createId } from '../../platform/create-id.ts'
import { platform } from '../../platform/platform.ts'
import {
  $journal,
  deleteEntry,
  loadJournal,
  noteAnswered,
  saveEntry
} from './journal.ts'
import { loadOwned, ownedLicenses } from '../../holdings/owned.ts'
import { claimWords } from './words.ts'
import type { Claims } from './claim-assets.ts'
import type { Person } from './person.ts'
import { downloadsLeftHint } from './downloads-left-hint.ts'
import { prepareEntry, toPurchaseItem } from './journal-entry.ts'
import type { Order, PurchaseOrigin } from './journal-entry.ts'
import { toPaidFile } from './owned-file.ts'
import { recordLicenses } from './record-licenses.ts'
import { sendDirectly } from './send-directly.ts'
import { sendPurchase } from './send.ts'
import type { Answer } from './send.ts'
import { keepDecisions, settle } from './settle.ts'
import type { Fact } from './fact.ts'
import { isOpen, step } from './step.ts'
import { reportState } from './report-state.ts'
import { updateItem } from './licensing.ts'
import type { RunItem } from './run-item.ts'
import { $verificationCode } from './verification-code.ts'

/** The result of an attempt. */
export interface PurchaseResult {
  paid: JournalEntry[]
  /** Another attempt for these is open: nothing was sent. */
  open: PurchaseOutcome[]
}

const nothing: PurchaseResult = { paid: [], open: [] }

/**
 * Carries out one attempt for assets of one medium: saves every item in the
 * journal, sends all of them in one request, and finds out how each ended.
 */
export async function purchase(
  orders: readonly Order[],
  origin: Omit<PurchaseOrigin, 'attempt'>,
  history: readonly License[],
  claims: Pick<Claims, 'revoked'>
): Promise<PurchaseResult> {
  const [first] = orders
  if (!first) return nothing
  const { mediaType } = first
  const attempt = createId()
  const prepared = orders.map(order =>
    prepareEntry({ ...origin, attempt }, order, history)
  )
  const sending = await saveEntries(prepared, claims)
  if (sending.length === 0) return nothing
  const items = orders.flatMap(order => {
    const entry = sending.find(one => isSameAsset(one, order))
    return entry ? toPurchaseItem(entry, order) : []
  })
  // The API takes one for an image only.
  const code = mediaType === 'image' ? $verificationCode.get().trim() : ''
  const send = origin.direct ? sendDirectly : sendPurchase
  const answer = await send(
    {
      attempt,
      userId: origin.accountId,
      ...(origin.epoch && { epoch: origin.epoch }),
      ...(code && { verificationCode: code }),
      ...neededVersion(mediaType, code, items),
      items
    },
    origin.accountId,
    origin.epoch
  )
  const answered = sending.map(entry => stepOf(entry, factOf(entry, answer)))
  await keepDecisions(answered)
  const neverSent = answer.kind === 'never-sent' ? answer.error : null
  const open = openIn(answer)
  answered
    .filter(({ assetId }) => !open.some(one => one.assetId === assetId))
    .forEach(entry => reportState(entry, neverSent))
  const person = { userId: origin.accountId, userName: origin.userName }
  const settled = await settle(answered, paid => recordEarly(paid, person))
  if (!settled.some(isOpen)) noteAnswered(attempt)
  await downloadsLeftHint(settled)
  return { paid: settled.filter(({ state }) => state === 'paid'), open }
}

/**
 * The version that a gateway must have: an older one would license an image
 * with the id of a video, or drop the code or price.
 */
function neededVersion(
  mediaType: MediaType,
  code: string,
  items: readonly PurchaseItem[]
): Pick<PurchaseRequest, 'mediaType' | 'needs'> {
  if (mediaType !== 'image') {
    return { mediaType, needs: mediumVersions[mediaType] }
  }
  const isNeeded = code !== '' || items.some(item => 'price' in item)
  return isNeeded ? { needs: 3 } : {}
}

/** The journal may be lost before the last purchase of a batch is decided. */
async function recordEarly(
  paid: readonly JournalEntry[],
  person: Person
): Promise<void> {
  await recordLicenses(
    paid.map(entry => toPaidFile(entry)),
    person
  ).catch(() => {
    // The run retries with the rest, and reports why it fails.
  })
}

/**
 * Saves the entries. If one cannot be saved, removes all and returns none. If
 * another window of this person saved the same asset, the lower attempt keeps
 * it.
 */
async function saveEntries(
  prepared: readonly JournalEntry[],
  claims: Pick<Claims, 'revoked'>
): Promise<JournalEntry[]> {
  try {
    await all(prepared.map(saveEntry))
    await loadJournal()
    // A finished run saves the license before the journal drops it.
    await loadOwned()
    const own = prepared.filter(entry => !hasRival(entry))
    const others = prepared.filter(entry => !own.includes(entry))
    await drop(others, { step: 'refused', error: openHere })
    const isLost = own.some(
      ({ id }) => !$journal.get().some(entry => entry.id === id)
    )
    if (isLost) throw new Error('A saved entry is missing.')
    const written = await all(
      own.map(entry => saveEntry(stepOf(entry, { kind: 'leaves' })))
    )
    // Nothing slow follows; claims that an undo removed until now are not sent.
    const revoked = await claims.revoked(written)
    await drop(revoked, { step: 'stopped', text: claimWords.get().unclaimed })
    return written.filter(entry => !revoked.includes(entry))
  } catch (thrown) {
    const { message } = toErrorData(thrown)
    const error: ErrorData = { code: 'journal-failed', message }
    await drop(prepared, { step: 'stopped', error })
    return []
  }
}

/** Without a gateway, nothing else prevents two simultaneous attempts. */
function hasRival(entry: JournalEntry): boolean {
  const { attempt, accountId, service, direct } = entry
  if (isLicensedSince(entry)) return true
  return $journal
    .get()
    .some(
      one =>
        isSameAsset(one, entry) &&
        one.accountId === accountId &&
        one.service === service &&
        one.attempt !== attempt &&
        (direct || one.state !== 'prepared' || one.attempt < attempt)
    )
}

/** Licensed by another window of this machine, perhaps without a gateway. */
function isLicensedSince(entry: JournalEntry): boolean {
  const { accountId, baseline } = entry
  return ownedLicenses(accountId).some(
    ({ entry: { licenseId, ...owned } }) =>
      isSameAsset(owned, entry) &&
      licenseId !== null &&
      !baseline.includes(licenseId)
  )
}

async function drop(
  entries: readonly JournalEntry[],
  change: Partial<RunItem>
): Promise<void> {
  entries.forEach(entry => updateItem(entry, change))
  await Promise.allSettled(entries.map(({ id }) => deleteEntry(id)))
  // The next start asks the gateway about entries that could not be deleted; it
  // never received them.
}

/** Waits for all, then fails if one failed. */
async function all<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work)
  return Promise.all(work)
}

function stepOf(entry: JournalEntry, fact: Fact): JournalEntry {
  return step(entry, fact, platform().now())
}

function factOf({ assetId }: JournalEntry, answer: Answer): Fact {
  if (answer.kind === 'never-sent') return { kind: 'never-left' }
  if (answer.kind === 'silence') return { kind: 'silent' }
  const { items } = answer.purchase
  const outcome = items.find(one => one.assetId === assetId)
  return { kind: 'answered', outcome }
}

function openIn(answer: Answer): PurchaseOutcome[] {
  if (answer.kind !== 'purchase') return []
  return answer.purchase.items.filter(({ outcome }) => outcome === 'open')
}

const openHere: ErrorData = {
  code: 'purchase-open',
  message: 'Another window of this machine is licensing it.'
}
