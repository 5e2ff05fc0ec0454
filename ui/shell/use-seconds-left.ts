import { useEffect, useState } from 'preact/hooks'
import { platform } from '../platform/platform.ts'

const second = 1000

/**
 * Seconds until a time in milliseconds since 1970 that was at most `max`
 * milliseconds away; 0 afterwards. Keeps counting when the clock is set back.
 */
export function useSecondsLeft(endsAt: number, max = Infinity): number {
  const [now, setNow] = useState(() => Math.max(platform().now(), endsAt - max))

  useEffect(() => {
    const timer = setInterval(() => {
      const next = platform().now()
      setNow(last => (next >= last ? next : last + second))
    }, second)
    return () => clearInterval(timer)
  }, [])

  return Math.max(0, Math.ceil((endsAt - now) / second))
}
