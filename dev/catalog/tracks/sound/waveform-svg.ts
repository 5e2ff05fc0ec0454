import type { Stereo } from './wav.ts'

const bars = 150

/** The waveform of a sound, as an SVG of 600 by 80. */
export function waveformSvg(sound: Stereo): string {
  const lines = peaksOf(sound, bars).map((peak, bar) => {
    const height = 2 + peak * 72
    return `M${bar * 4 + 2} ${(40 - height / 2).toFixed(1)}v${height.toFixed(1)}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="80"><path d="${lines.join('')}" stroke="#3d5a80" stroke-width="2"/></svg>`
}

/** The loudest sample of each of so many parts, from 0 to 1. */
export function peaksOf({ left, right }: Stereo, parts: number): number[] {
  const step = Math.floor(left.length / parts)
  return Array.from({ length: parts }, (_, part) => {
    let peak = 0
    for (let n = part * step; n < (part + 1) * step; n++) {
      peak = Math.max(peak, Math.abs(left[n] ?? 0), Math.abs(right[n] ?? 0))
    }
    return peak
  })
}
