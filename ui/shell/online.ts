import { atom } from 'nanostores'
import { platform } from '../platform/platform.ts'

/** As the browser reports it. */
export const $isOnline = atom(true)

/**
 * When the connection was last restored, in milliseconds since 1970; 0 for
 * never.
 */
export const $reconnectedAt = atom(0)

/** When somebody last signed in; 0 for never since the start. */
export const $signedInAt = atom(0)

/** Call once. */
export function watchConnection(): void {
  const update = () => {
    if (navigator.onLine && !$isOnline.get())
      $reconnectedAt.set(platform().now())
    $isOnline.set(navigator.onLine)
  }
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
}
