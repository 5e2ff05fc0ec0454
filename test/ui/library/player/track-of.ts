import type { Track } from '../../../../ui/library/player/track.ts'

/** A track of three minutes in two formats, such as `https://media.test/a.mp3`. */
export function trackOf(key: string, part: Partial<Track> = {}): Track {
  return {
    key,
    title: `Track ${key}`,
    artist: 'Ana',
    cover: null,
    previews: previewsAt(key),
    waveform: null,
    duration: 180,
    ...part
  }
}

export function previewsAt(path: string): Track['previews'] {
  return [
    { url: `https://media.test/${path}.mp3`, type: 'audio/mpeg' },
    { url: `https://media.test/${path}.ogg`, type: 'audio/ogg' }
  ]
}
