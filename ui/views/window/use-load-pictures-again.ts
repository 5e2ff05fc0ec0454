import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { $backAt, $isOnline } from '../../stores/online.ts'

/** Milliseconds: a connection that is back may not carry at once. */
const pauses = [0, 1_000, 4_000, 10_000]

/** Asks for the pictures that did not arrive once the connection is back. */
export function useLoadPicturesAgain(): void {
  const isOnline = useStore($isOnline)
  const backAt = useStore($backAt)
  useEffect(() => {
    if (!isOnline || !backAt) return undefined
    const timers = pauses.map(pause => setTimeout(loadBroken, pause))
    return () => timers.forEach(clearTimeout)
  }, [isOnline, backAt])
}

function loadBroken(): void {
  for (const picture of document.querySelectorAll('img')) {
    const { complete, naturalWidth, src } = picture
    if (src && complete && naturalWidth === 0) picture.src = src
  }
}
