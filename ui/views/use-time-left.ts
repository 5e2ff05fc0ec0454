import { useEffect, useState } from 'preact/hooks'
import { platform } from '../platform.ts'
import { accountWords } from '../words/account.ts'

/** Until that time in milliseconds since 1970, such as `3:05 left`. */
export function useTimeLeft(endsAt: number): string {
  const [now, setNow] = useState(() => platform().now())

  useEffect(() => {
    const timer = setInterval(() => setNow(platform().now()), 1000)
    return () => clearInterval(timer)
  }, [])

  return timeLeft(endsAt - now)
}

function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const rest = String(seconds % 60).padStart(2, '0')
  return accountWords.get().timeLeft({
    time: `${Math.floor(seconds / 60)}:${rest}`
  })
}
