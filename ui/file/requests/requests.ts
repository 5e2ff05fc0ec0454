import { computed } from 'nanostores'
import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'
import type {
  ApprovalRequest,
  RequestAnswer
} from '../../../contract/records.ts'
import { createId } from '../../platform/create-id.ts'
import { loadFileRecords } from '../../records/load-file-records.ts'
import { assetsLeft, requestState, sortRequests } from './request-state.ts'
import { toRequests } from './to-requests.ts'
import { closedRequestText } from './request-texts.ts'
import { noticeWords } from '../check/words.ts'
import {
  $fileRecords,
  refreshRecords,
  saveRecords
} from '../check/file-records.ts'
import { personName, signature } from '../../account/person-name.ts'
import { planLicenses } from '../../licensing/planning.ts'
import { $licensing } from '../../licensing/purchase/licensing.ts'
import { detailsOf, fetchDetails } from '../../library/asset-details.ts'
import { $statesInFile } from '../../library/states-in-file.ts'
import { placeOnce } from '../../placing/place.ts'
import { recheckFile } from '../check/file.ts'
import type { Refusals } from '../../licensing/refusals.ts'
import { closeRequestDialog } from '../../licensing/request-dialog.ts'
import { showError, showNotice } from '../../shell/notices.ts'
import { openView } from '../../shell/view.ts'
import { $rights } from '../rights/rights.ts'

/** All requests in the file, open ones first. */
export const $requests = computed(
  [$fileRecords, $rights],
  ({ requests }, checked) => {
    const rights = checked
      ? new Map(checked.assets.map(one => [assetKey(one.found), one.rights]))
      : null
    return sortRequests(
      [...requests.values()].map(request => requestState(request, rights))
    )
  }
)

/** Whether the account can license any of these, as far as is known. */
export function mayLicense(keys: readonly string[], refusals: Refusals) {
  return keys.some(key => refusals.of(detailsOf(key) ?? null) === null)
}

/**
 * Requests licenses for the assets with these keys. Those that are not in the
 * file yet are placed first, as a request is for what the file shows.
 */
export async function sendRequest(
  keys: readonly string[],
  note: string
): Promise<void> {
  if (!(await placeMissing(keys))) return
  const { who, at } = signature()
  const draft = { keys, note, who, at }
  const requests = toRequests(draft, createId)
  const isSaved = await saveRecords('request', requests)
  if (!isSaved) return
  closeRequestDialog()
  const count = new Set(keys).size
  showNotice('success', noticeWords.get().askedFor(count))
}

/**
 * Plans what others requested, as far as the file still shows its comps; the
 * person confirms.
 */
export async function reviewRequests(): Promise<void> {
  openView({ name: 'file' })
  await recheckFile('stale')
  if (!$rights.get()) return // The page says why.
  const name = personName()
  const others = $requests.get().filter(({ request }) => request.who !== name)
  await planLicenses(assetsLeft(others).map(assetOfKey))
}

/** Keys of assets that were not found in the file, as far as it was checked. */
export function missingKeys(keys: readonly string[]): string[] {
  const states = $statesInFile.get()
  return keys.filter(key => !states.has(key))
}

async function placeMissing(keys: readonly string[]): Promise<boolean> {
  if (missingKeys(keys).length > 0) await recheckFile()
  const missing = missingKeys(keys)
  if (missing.length === 0) return true
  const error = await fetchDetails(missing)
  if (error) {
    showError(error)
    return false
  }
  return placeOnce(missing.flatMap(key => detailsOf(key) ?? []))
}

export function withdrawRequest(id: string): Promise<void> {
  return answer(id, 'withdrawn')
}

export function declineRequest(id: string, reason: string): Promise<void> {
  return answer(id, 'declined', reason)
}

/** Reads it again first: an answer by someone else takes precedence. */
async function answer(
  id: string,
  state: RequestAnswer['state'],
  reason = ''
): Promise<void> {
  try {
    const request = await reloadRequest(id)
    if (!request || request.answer) {
      showNotice('info', closedRequestText(request))
      await refreshRecords()
      return
    }
    const { who, at } = signature()
    const own: RequestAnswer = { state, who, at }
    if (reason) own.reason = reason
    await saveRecords('request', [{ ...request, answer: own }])
  } catch (error) {
    showError(error)
  }
}

/** Null if it was deleted or is unreadable. */
async function reloadRequest(id: string): Promise<ApprovalRequest | null> {
  const { records } = await loadFileRecords('request')
  return records.find(request => request.id === id) ?? null
}

/** Answers requests for assets that this run licensed. */
async function answerLicensed(keys: readonly string[]): Promise<void> {
  for (const { request, left, removed } of $requests.get()) {
    const isAll = removed === 0 && left.every(key => keys.includes(key))
    const isTouched = request.assetIds.some(key => keys.includes(key))
    if (request.answer) continue
    if (isAll && isTouched) await answer(request.id, 'licensed')
  }
}

$licensing.listen((shown, before) => {
  if (shown.state !== 'done' || before?.state === 'done') return
  const done = shown.items.filter(({ step }) => step === 'done')
  if (done.length > 0) {
    void answerLicensed(done.map(assetKey))
  }
})
