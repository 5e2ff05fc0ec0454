import type { TolerantAudio } from '../../contract/api/records/tolerant-audio.ts'
import { namelessText } from '../words/media-types.ts'
import { plainText } from '../words/plain-text.ts'
import { commonFacts, sizeOf } from './asset.ts'
import type { Asset, Clip, FileSize, Picture, TrackFacts } from './asset.ts'
import { isMediaAddress } from './media-address.ts'

const previewNames = ['preview_mp3', 'preview_ogg'] as const
const formats = { clean_audio: 'mp3', original_audio: 'wav' } as const
const sizeNames = ['clean_audio', 'original_audio'] as const

/** Pixels; records do not say how large covers are. */
const usualCover = 300

export function toTrack(audio: TolerantAudio): Asset {
  const cover = coverOf(audio)
  return {
    ...commonFacts(audio),
    mediaType: 'audio',
    description:
      plainText(audio.title ?? '') ||
      namelessText({ assetId: audio.id, mediaType: 'audio' }),
    aspect: 1,
    imageType: null,
    isIllustration: false,
    duration: audio.duration ?? null,
    thumbnails: cover,
    previews: cover,
    clips: { short: [], long: previewsOf(audio) },
    track: factsOf(audio),
    sizes: sizesOf(audio)
  }
}

function factsOf(audio: TolerantAudio): TrackFacts {
  const waveform = audio.assets.waveform?.url ?? ''
  return {
    artists: textsOf(audio.artists),
    similarArtists: textsOf(audio.similar_artists),
    album: plainText(audio.album?.title ?? ''),
    bpm: audio.bpm || null,
    genres: textsOf(audio.genres),
    moods: textsOf(audio.moods),
    instruments: textsOf(audio.instruments),
    lyrics: linesOf(audio.lyrics ?? ''),
    vocals: plainText(audio.vocal_description ?? ''),
    isInstrumental: audio.is_instrumental ?? null,
    waveform: isMediaAddress(waveform) ? waveform : null
  }
}

/** Plain text that keeps its lines. */
function linesOf(text: string): string {
  return text
    .split(/\r?\n|\r/)
    .map(plainText)
    .join('\n')
    .trim()
}

function textsOf(texts: readonly string[] = []): string[] {
  return texts.map(plainText).filter(text => text !== '')
}

function coverOf({ assets }: TolerantAudio): Picture[] {
  const url = assets.album_art?.url
  if (url === undefined || !isMediaAddress(url)) return []
  return [{ name: 'album_art', url, ...sizeOf({}, usualCover, 1) }]
}

function previewsOf({ assets }: TolerantAudio): Clip[] {
  return previewNames.flatMap(name => {
    const url = assets[name]?.url
    return url !== undefined && isMediaAddress(url) ? [{ name, url }] : []
  })
}

function sizesOf({ assets }: TolerantAudio): FileSize[] {
  return sizeNames.flatMap(name => {
    const file = assets[name]
    if (!file) return []
    return {
      name,
      width: null,
      height: null,
      format: formats[name],
      displayName: name,
      fileSize: file.file_size ?? null,
      isLicensable: null
    }
  })
}
