import { accountWords } from './words.ts'
import { countdownText } from '../words/format.ts'
import { useSecondsLeft } from '../shell/use-seconds-left.ts'

/** Until that time in milliseconds since 1970, such as `3:05 left`. */
export function useTimeLeft(endsAt: number): string {
  const time = countdownText(useSecondsLeft(endsAt))
  return accountWords.get().timeLeft({ time })
}
