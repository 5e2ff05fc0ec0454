import { atom } from 'nanostores'
import { platform } from '../platform/platform.ts'

/** As far as the browser knows. */
export const $isOnline = atom(true)

/** When that was last known anew, in milliseconds since 1970; 0 for never. */
export const $backAt = atom(0)

/** To be called once. */
export function watchConnection(): void {
  const look = () => {
    if (navigator.onLine && !$isOnline.get()) $backAt.set(platform().now())
    $isOnline.set(navigator.onLine)
  }
  look()
  addEventListener('online', look)
  addEventListener('offline', look)
}
