import { useEffect, useState } from 'preact/hooks'
import { platform } from '../platform.ts'

/** Until that time in milliseconds since 1970; 0 when it is over. */
export function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(() => platform().now())

  useEffect(() => {
    const timer = setInterval(() => setNow(platform().now()), 1000)
    return () => clearInterval(timer)
  }, [])

  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}
