import { foldText } from '../../contract/fold-text.ts'
import type { License } from '../api/licenses.ts'
import { isDay } from '../words/format.ts'

export interface LicenseFilter {
  /** Words that a license must contain. */
  text: string
  /** Days such as `2026-01-31`; empty for no limit. */
  from: string
  to: string
  /** Null for all. */
  subscriptionId: string | null
  /** Only those that the file does not use. */
  isUnused: boolean
}

export const noFilter: LicenseFilter = {
  text: '',
  from: '',
  to: '',
  subscriptionId: null,
  isUnused: false
}

/**
 * Matching licenses, newest first. `wordsOf` returns what a license shows,
 * `isUsed` whether the file uses its asset.
 */
export function pickLicenses(
  licenses: Iterable<License>,
  { text, from, to, subscriptionId, isUnused }: LicenseFilter,
  wordsOf: (license: License) => string,
  isUsed: (license: License) => boolean
): License[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const picked = [...licenses].filter(license => {
    const day = from || to ? localDay(license) : ''
    if (from && !(day >= from)) return false
    if (to && !(day && day <= to)) return false
    if (subscriptionId !== null && license.subscriptionId !== subscriptionId) {
      return false
    }
    if (isUnused && isUsed(license)) return false
    if (words.length === 0) return true
    const shown = foldText(wordsOf(license))
    return words.every(word => shown.includes(word))
  })
  picked.sort(newestFirst)
  return picked
}

/** The day that the list shows; empty for an invalid time. */
function localDay({ at }: License): string {
  if (at && isDay(at)) return at
  const date = new Date(at ?? '')
  if (Number.isNaN(date.getTime())) return ''
  const minutes = date.getTimezoneOffset()
  return new Date(date.getTime() - minutes * 60_000).toISOString().slice(0, 10)
}

function newestFirst(one: License, other: License): number {
  const [a, b] = [one, other].map(({ at }) => Date.parse(at ?? '') || 0)
  return (b ?? 0) - (a ?? 0) || (one.id < other.id ? 1 : -1)
}
