import { accountWords } from '../words/account.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Until that time in milliseconds since 1970, such as `3:05 left`. */
export function useTimeLeft(endsAt: number): string {
  const seconds = useSecondsLeft(endsAt)
  const rest = String(seconds % 60).padStart(2, '0')
  return accountWords.get().timeLeft({
    time: `${Math.floor(seconds / 60)}:${rest}`
  })
}
