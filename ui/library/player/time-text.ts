import { lengthText } from '../../../contract/length-text.ts'

/** `3:05`; dashes for an unknown time. */
export function timeText(seconds: number | null): string {
  return seconds === null ? '–:––' : lengthText(Math.floor(seconds))
}
