import { fileNames, type FileName } from '../core/library.ts'

/** A size and format that a subscription covers. */
export interface PlanFormat {
  media_type: string
  size: string
  format: string
  min_resolution: number
  description: string
}

/** Formats of a standard image subscription. */
export const standardFormats: readonly PlanFormat[] = [
  image('huge', 4_000_000, 'Huge'),
  image('medium', 1000, 'Medium'),
  image('supersize', 16_000_000, 'Super'),
  image('small', 500, 'Small'),
  {
    media_type: 'image',
    size: 'vector',
    format: 'eps',
    min_resolution: 0,
    description: 'Vector'
  }
]

/** Formats of single images. */
export const smallFormats: readonly PlanFormat[] = [
  image('medium', 1000, 'Medium'),
  image('small', 500, 'Small')
]

/** Formats of comps of films. */
export const compFormats: readonly PlanFormat[] = [
  video('web', 240, 'Low Resolution MPEG')
]

export const videoFormats: readonly PlanFormat[] = [
  ...compFormats,
  video('sd', 480, 'Standard Definition MPEG'),
  video('hd', 1080, 'HD MPEG'),
  video('4k', 2160, 'UltraHD 4K MPEG')
]

/** Compressed formats of tracks. */
export const cleanAudio: readonly PlanFormat[] = [
  audio('clean_audio', 'mp3', 'MP3')
]

/** Original formats of tracks. */
export const originalAudio: readonly PlanFormat[] = [
  audio('original_audio', 'wav', 'WAV')
]

/** The file of an image by size and format; undefined if unknown. */
export function fileNameOf(size: string, format: string): FileName | undefined {
  return fileNames.find(name => name === `${size}_${format}`)
}

function image(size: string, minimum: number, description: string): PlanFormat {
  return {
    media_type: 'image',
    size,
    format: 'jpg',
    min_resolution: minimum,
    description
  }
}

function video(size: string, minimum: number, description: string): PlanFormat {
  return {
    media_type: 'video',
    size,
    format: 'mp4',
    min_resolution: minimum,
    description
  }
}

function audio(size: string, format: string, description: string): PlanFormat {
  return { media_type: 'audio', size, format, min_resolution: 0, description }
}
