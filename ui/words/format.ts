import type { Language } from '../../contract/settings.ts'
import { $language } from './language.ts'

/** English dates use the British order: `3 May 2026`. */
export function languageLocale(): Language | 'en-GB' {
  const language = $language.get()
  return language === 'en' ? 'en-GB' : language
}

/** `a, b and c`. */
export function listText(texts: readonly string[]): string {
  return new Intl.ListFormat(languageLocale(), { type: 'conjunction' }).format(
    texts
  )
}

/** `a, b or c`. */
export function eitherText(texts: readonly string[]): string {
  return new Intl.ListFormat(languageLocale(), { type: 'disjunction' }).format(
    texts
  )
}

/** Day and time of milliseconds since 1970. */
export function momentText(time: number): string {
  return new Date(time).toLocaleString(languageLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short'
  })
}

/**
 * `3 May 2026`, short `3 Sep 2026`; empty for an invalid time. A time gives the
 * local day, a day such as `2026-05-03` that day everywhere.
 */
export function dateText(
  time: string,
  month: 'long' | 'short' = 'long'
): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return ''
  return date.toLocaleDateString(languageLocale(), {
    day: 'numeric',
    month,
    year: 'numeric',
    // A day is read as midnight in UTC.
    timeZone: isDay(time) ? 'UTC' : undefined
  })
}

/** A day without a time, such as `2026-05-03`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text)
}

/** `14:05`. */
export function timeText(time: number): string {
  return new Date(time).toLocaleTimeString(languageLocale(), {
    hour: '2-digit',
    minute: '2-digit'
  })
}
