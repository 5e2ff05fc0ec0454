import { isSavedAsFile } from '../../../contract/api/media-type.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import { waitOf } from '../../words/wait-of.ts'
import type { RunItem, RunStep } from '../purchase/run-item.ts'
import { errorText } from '../../words/error-texts.ts'
import { licenseFailures, purchaseWords } from '../purchase/words.ts'
import {
  outcomeBadgeWords,
  outcomeWords,
  runWords,
  trackOutcomeWords
} from '../words.ts'

/** The state of one asset, in a sentence. */
export function outcomeText(item: RunItem): string {
  return `${standing(item)} ${item.loss}`.trimEnd()
}

function standing(item: RunItem): string {
  const { mediaType, step, uses, text, error, progress } = item
  if (step === 'done' && uses > 0) {
    const { showsFile, showsLicense } = runWords.get()
    const shows = isSavedAsFile(mediaType) ? showsLicense : showsFile
    return `${shows(uses)} ${text}`.trimEnd()
  }
  if (text !== '') return text
  if (step === 'fetching' && progress) return progressText(progress)
  if (error && mustWait(item)) return waitText(error)
  return error ? errorText(error, licenseFailures) : stepText(item)
}

function stepText({ mediaType, step }: RunItem): string {
  const forTracks: Partial<Record<RunStep, string>> = trackOutcomeWords.get()
  const own = mediaType === 'audio' ? forTracks[step] : undefined
  return own ?? outcomeWords.get()[step]
}

/** A file of a megabyte arrives too fast for anyone to read its progress. */
function progressText(bytes: NonNullable<RunItem['progress']>): string {
  const t = outcomeWords.get()
  const [done, total] = [megabytes(bytes.done), megabytes(bytes.total)]
  return total > 1 ? t.fetchingOf({ done, total }) : t.fetching
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000)
}

/** After too many requests, of which none licensed it. */
function mustWait({ step, error }: Pick<RunItem, 'step' | 'error'>): boolean {
  const isUnsent = step === 'refused' || step === 'stopped'
  return isUnsent && error?.code === 'rate-limited'
}

function waitText(error: ErrorData): string {
  const t = purchaseWords.get()
  const seconds = Math.max(1, Math.ceil(waitOf(error).wait / 1000))
  return seconds > 120
    ? t.waitMinutes(Math.ceil(seconds / 60))
    : t.waitSeconds(seconds)
}

interface OutcomeBadge {
  text: string
  kind: 'good' | 'warning' | 'bad' | 'neutral'
}

const badges = {
  done: { words: 'licensed', kind: 'good' },
  'not-placed': { words: 'licensed', kind: 'good' },
  refused: { words: 'refused', kind: 'bad' },
  elsewhere: { words: 'unfinished', kind: 'warning' },
  doubtful: { words: 'notCertain', kind: 'warning' },
  stopped: { words: 'notSent', kind: 'neutral' }
} as const

/** Null while it is running. */
export function outcomeBadge(
  item: Pick<RunItem, 'step' | 'error'>
): OutcomeBadge | undefined {
  const { step } = item
  if (mustWait(item)) {
    return { text: outcomeBadgeWords.get().notLicensed, kind: 'neutral' }
  }
  if (!(step in badges)) return undefined
  const { words, kind } = badges[step as keyof typeof badges] // checked by `in`
  return { text: outcomeBadgeWords.get()[words], kind }
}
