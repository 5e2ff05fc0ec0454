import type { Asset, TrackFacts } from '../../ui/api/asset.ts'
import { assetOf } from './asset-of.ts'

const facts: TrackFacts = {
  artists: ['Ada Winter'],
  similarArtists: [],
  album: 'Night Ferry',
  bpm: 96,
  genres: ['Jazz'],
  moods: ['Calm'],
  instruments: ['Piano'],
  lyrics: '',
  vocals: '',
  isInstrumental: true,
  waveform: 'https://media.test/wave.png'
}

/** An ordinary track with this id and these changes. */
export function trackAsset(
  id: string,
  track: Partial<TrackFacts> = {},
  change: Partial<Asset> = {}
): Asset {
  return assetOf(id, {
    mediaType: 'audio',
    description: `Track ${id}`,
    aspect: 1,
    imageType: null,
    duration: 184,
    thumbnails: [],
    previews: [],
    clips: {
      short: [],
      long: [
        { name: 'preview_mp3', url: `https://media.test/${id}.mp3` },
        { name: 'preview_ogg', url: `https://media.test/${id}.ogg` }
      ]
    },
    track: { ...facts, ...track },
    ...change
  })
}
