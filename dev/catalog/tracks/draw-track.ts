import { randomFrom } from '../assets/random.ts'
import { albums, type TrackSpec } from './track-spec.ts'
import type { Stereo } from './wav.ts'

const bars = 150

/** The waveform of a sound, as an SVG of 600 by 80. */
export function waveformSvg({ left, right }: Stereo): string {
  const step = Math.floor(left.length / bars)
  const lines = Array.from({ length: bars }, (_, bar) => {
    let peak = 0
    for (let n = bar * step; n < (bar + 1) * step; n++) {
      peak = Math.max(peak, Math.abs(left[n] ?? 0), Math.abs(right[n] ?? 0))
    }
    const height = 2 + peak * 72
    return `M${bar * 4 + 2} ${(40 - height / 2).toFixed(1)}v${height.toFixed(1)}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="80"><path d="${lines.join('')}" stroke="#3d5a80" stroke-width="2"/></svg>`
}

/**
 * Cover art with rings and a bar in the colors of the album, or of a track
 * without an album, as an SVG of 300 by 300.
 */
export function albumArtSvg({
  id,
  album
}: Pick<TrackSpec, 'id' | 'album'>): string {
  const random = randomFrom(Number(albums[album].id || id))
  const hue = random.integer(0, 359)
  const color = (turn: number, light: number): string =>
    `hsl(${(hue + turn) % 360} 55% ${light}%)`
  const x = random.integer(90, 210)
  const y = random.integer(90, 210)
  const rings = [120, 90, 60, 30].map(
    (radius, n) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color(n * 25, 30 + n * 13)}"/>`
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="${color(180, 24)}"/>${rings.join('')}<rect y="${random.integer(200, 260)}" width="300" height="14" fill="${color(60, 75)}"/></svg>`
}
