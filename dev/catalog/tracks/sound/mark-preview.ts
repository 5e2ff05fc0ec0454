import { sampleRate, type Stereo } from './wav.ts'

const every = 2.5
const firstBeep = 0.6
const beeps = [
  { at: 0, hertz: 988 },
  { at: 0.16, hertz: 1319 }
]

/** Adds an audio watermark: two short tones, repeated. */
export function markPreview({ left, right }: Stereo): Stereo {
  const marked = {
    left: left.map(sample => sample * 0.8),
    right: right.map(sample => sample * 0.8)
  }
  const seconds = left.length / sampleRate
  for (let time = firstBeep; time < seconds; time += every) {
    beeps.forEach(({ at, hertz }) => {
      addBeep(marked.left, time + at, hertz)
      addBeep(marked.right, time + at, hertz)
    })
  }
  return marked
}

function addBeep(channel: Float32Array, start: number, hertz: number): void {
  const from = Math.round(start * sampleRate)
  const length = Math.round(0.14 * sampleRate)
  const to = Math.min(channel.length, from + length)
  for (let n = from; n < to; n++) {
    const time = (n - from) / sampleRate
    const level = 0.3 * Math.sin((Math.PI * (n - from)) / length)
    channel[n] =
      (channel[n] ?? 0) + level * Math.sin(2 * Math.PI * hertz * time)
  }
}
