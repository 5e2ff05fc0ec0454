const files = [
  { media_type: 'image', size: 'huge', format: 'jpg' },
  { media_type: 'video', size: 'hd', format: 'mov' }
]
const tracks = [{ media_type: 'audio', size: 'clean_audio', format: 'mp3' }]
const originals = [
  { media_type: 'audio', size: 'original_audio', format: 'wav' }
]

/** Of every account. A request for a track names only the license. */
export const subscriptions = [
  { id: 's1', license: 'standard', formats: files },
  { id: 's2', license: 'standard', formats: files },
  { id: 'm1', license: 'audio_standard', formats: tracks },
  { id: 'm2', license: 'audio_standard', formats: tracks },
  { id: 'm3', license: 'audio_enhanced', formats: originals }
]

/** Another one for the same asset; of a track, with another license. */
export const otherSubscription: Readonly<Record<string, string>> = {
  s1: 's2',
  s2: 's1',
  m1: 'm3',
  m3: 'm1'
}

/**
 * The subscription that the service charges for a track: of several with the
 * license, not the one that the panel shows.
 */
export function chargedFor(
  license: string,
  leftOf: (id: string) => number
): string {
  const fitting = subscriptions.filter(one => one.license === license)
  const charged = fitting.findLast(({ id }) => leftOf(id) > 0) ?? fitting.at(-1)
  return charged?.id ?? ''
}

/** Size of the one file that a license of a track gives. */
export function fileOfTrack(license: string): string {
  const own = subscriptions.find(one => one.license === license)
  return own?.formats[0]?.size ?? ''
}
