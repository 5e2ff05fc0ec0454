import { $isOnline } from './online.ts'

/** Milliseconds: a restored connection may not work at once. */
const pauses = [0, 1_000, 4_000, 10_000]

/**
 * Reloads pictures that failed whenever the connection is restored. Call once.
 */
export function reloadPictures(): void {
  let timers: ReturnType<typeof setTimeout>[] = []
  $isOnline.listen(isOnline => {
    timers.forEach(clearTimeout)
    timers = isOnline ? pauses.map(pause => setTimeout(loadBroken, pause)) : []
  })
}

function loadBroken(): void {
  for (const picture of document.querySelectorAll('img')) {
    const { complete, naturalWidth, src } = picture
    if (src && complete && naturalWidth === 0) picture.src = src
  }
}
