import { countdownText } from '../../words/format.ts'

/** `3:05`; dashes for an unknown time. */
export function timeText(seconds: number | null): string {
  return seconds === null ? '–:––' : countdownText(Math.floor(seconds))
}
