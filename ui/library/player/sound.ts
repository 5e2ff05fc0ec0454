import { $isMinimised } from '../../shell/settings.ts'

/** What began to play last; nothing else may sound. */
let sounding: { media: HTMLMediaElement; pause: () => void } | null = null

/**
 * One sound at a time in the whole panel: pauses what played before. `pause`
 * is for what may be about to play while its element is paused.
 */
export function claimSound(
  media: HTMLMediaElement,
  pause = () => media.pause()
): void {
  if (sounding?.media !== media) sounding?.pause()
  sounding = { media, pause }
}

// A minimised panel shows no film, and no way to pause it.
$isMinimised.listen(isMinimised => {
  const isFilm = sounding?.media instanceof HTMLVideoElement
  if (isMinimised && isFilm) sounding?.pause()
})

/** The same for what may be muted, or a film without sound. */
export function claimIfAudible(media: HTMLMediaElement): void {
  if (isAudible(media)) claimSound(media)
}

function isAudible(media: HTMLMediaElement): boolean {
  if (media.paused || media.muted || media.volume === 0) return false
  // There is no standard property for it: Chromium's, then Firefox's.
  if ('webkitAudioDecodedByteCount' in media) {
    return media.webkitAudioDecodedByteCount !== 0
  }
  return !('mozHasAudio' in media) || media.mozHasAudio !== false
}
