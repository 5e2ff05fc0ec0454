import type { JournalEntry } from '../../../contract/journal.ts'
import type { ChargeQuestion } from './run-item.ts'
import { platform } from '../../platform/platform.ts'
import type { Incident } from '../../storage/read-incident.ts'
import { amountWords } from '../../words/amounts.ts'
import { capitalized } from '../../words/capitalized.ts'
import { eitherText, listText, momentText } from '../../words/format.ts'
import { purchaseWords } from './words.ts'
import { hadCode } from './verification-code.ts'

/** A problem that only a person can resolve. */
export function incidentText(incident: Incident): string {
  const t = purchaseWords.get()
  const { kind, assetId, mediaType = 'image', licenseIds, charge } = incident
  const { oneImage: image, oneVideo: video, oneTrack: audio } = t
  const what = { image, video, audio }[mediaType]({ assetId })
  if (charge) return overchargeText(what, charge)
  const numbers = listText(licenseIds)
  return kind === 'licensed-twice'
    ? capitalized(t.licensedTwice({ what, numbers }))
    : t.notDownloadable({ what, numbers })
}

function overchargeText(
  first: string,
  { licenses, confirmed, charged }: NonNullable<Incident['charge']>
): string {
  const t = purchaseWords.get()
  const what =
    licenses === 1
      ? first
      : t.severalAssets({ what: first, count: licenses - 1 })
  return t.dearer(charged, { what, confirmed })
}

/** Some purchases cannot be read; names the assets that are known. */
export function unreadableText(assetIds: readonly string[]): string {
  const known = [...new Set(assetIds)].filter(Boolean).slice(0, 20)
  const which = known.length > 0 ? ` (${known.join(', ')})` : ''
  return purchaseWords.get().unreadable(assetIds.length, { which })
}

/** A license was charged more than confirmed. */
export function chargeQuestionText(question: ChargeQuestion): string {
  const t = purchaseWords.get()
  const { charged, left } = question
  const confirmed = amountWords.get().downloads(question.confirmed)
  const used = t.usedInstead(charged, { confirmed })
  return `${used} ${left === 0 ? t.nothingLeft : t.notYet(left)}`
}

/** An attempt from another file or machine, with its time if known. */
export function openAttemptText(secondsAgo: number | undefined): string {
  const t = purchaseWords.get()
  if (secondsAgo === undefined) return t.openSometime
  return t.open({ when: momentText(platform().now() - secondsAgo * 1000) })
}

/** Purchases and swaps that wait for the person who started them. */
export function parkedText(
  names: readonly string[],
  isSignedIn: boolean
): string {
  const t = purchaseWords.get()
  if (names.length > 0) return t.parkedAs({ names: eitherText(names) })
  return isSignedIn ? t.parkedForOther : t.parked
}

/** Licensed for a file that is not open. */
export function elsewhereText(entries: readonly JournalEntry[]): string {
  const t = purchaseWords.get()
  const names = new Set(entries.flatMap(({ fileName }) => fileName || []))
  const where = [...names].map(name => `“${name}”`).join(', ')
  return t.elsewhere(entries.length, { where: where || t.thatFile })
}

/** No license number for more than a day. */
export function pendingText(assetIds: readonly string[]): string {
  return purchaseWords.get().pending({ assetIds: assetIds.join(', ') })
}

/** Why a request was refused that demands a verification code. */
export function refusedCodeText(): string {
  const t = purchaseWords.get()
  return hadCode() ? t.codeWrong : t.codeMissing
}
