import { capitalized } from '../words/capitalized.ts'
import type { FileSize } from '../api/asset.ts'
import { fileFactWords, licenseNameWords, sizeWords } from './words.ts'

/** The usual files of tracks, whose names are the same in every language. */
const trackFiles = { clean_audio: 'MP3', original_audio: 'WAV' }

/**
 * `Huge`, `HD`, or `MP3` of a track; the service's name if the panel does not
 * know it.
 */
export function sizeText(size: string): string {
  const track = knownName(size, trackFiles)
  if (track !== undefined) return track
  if (size.length <= 2) return size.toUpperCase()
  return knownName(size.toLowerCase(), sizeWords.get()) ?? capitalized(size)
}

/** `Huge JPG`; `MP3` of a track, whose size is its format. */
export function fileText(size: string, format: string): string {
  const texts = new Set([sizeText(size), format.toUpperCase()])
  return [...texts].filter(Boolean).join(' ')
}

/** Such as `1920 × 1080 px · 25 fps · 12.3 MB`; only what is known. */
export function pixelsText(size: FileSize): string {
  const { width, height, fps, fileSize } = size
  const t = fileFactWords.get()
  const area = { width: String(width), height: String(height) }
  const pixels = width && height ? t.pixels(area) : ''
  const frames = fps === undefined ? '' : t.frames({ fps })
  return [pixels, frames, bytesText(fileSize)].filter(Boolean).join(' · ')
}

/** `Enhanced`; `Full buyout` for an unknown `full_buyout`. */
export function licenseText(license: string): string {
  const known = knownName(license.toLowerCase(), licenseNameWords.get())
  return known ?? capitalized(license.replaceAll('_', ' '))
}

/** The name of a subscription; one without a description has its license's. */
export function subscriptionText(name: string): string {
  return knownName(name, licenseNameWords.get()) ?? name
}

function knownName(
  name: string,
  names: Record<string, string>
): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined
}

function bytesText(bytes: number | null): string {
  if (!bytes || bytes < 0) return ''
  const t = fileFactWords.get()
  const size = Math.round(bytes / 100_000) / 10
  return size < 0.1 ? t.fewBytes : t.megabytes({ size })
}
