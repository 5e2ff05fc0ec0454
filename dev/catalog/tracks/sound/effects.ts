import type { Random } from '../../assets/random.ts'
import { sampleRate, type Stereo } from './wav.ts'

/** Samples of the delay lines of a room; none a multiple of another. */
const combs = [1557, 1617, 1491, 1422, 1277]
const passes = [225, 556, 441]
/** By how much the right ear hears another room. */
const spread = 23

/** Adds the reverberation of what was sent; size from 0 to 1. */
export function addRoom(sound: Stereo, send: Float32Array, size: number): void {
  const feedback = 0.6 + 0.34 * size
  addReverb(sound.left, send, feedback, 0)
  addReverb(sound.right, send, feedback, spread)
}

function addReverb(
  channel: Float32Array,
  send: Float32Array,
  feedback: number,
  offset: number
): void {
  const wet = new Float32Array(channel.length)
  for (const size of combs) addComb(wet, send, size + offset, feedback)
  for (const size of passes) diffuse(wet, size + offset)
  for (let n = 0; n < channel.length; n++) {
    channel[n] = (channel[n] ?? 0) + (wet[n] ?? 0) * 0.16
  }
}

function addComb(
  wet: Float32Array,
  send: Float32Array,
  size: number,
  feedback: number
): void {
  const line = new Float32Array(size)
  let place = 0
  let dull = 0
  for (let n = 0; n < wet.length; n++) {
    const out = line[place] ?? 0
    dull = out * 0.7 + dull * 0.3
    line[place] = (send[n] ?? 0) + dull * feedback
    wet[n] = (wet[n] ?? 0) + out
    place = place + 1 === size ? 0 : place + 1
  }
}

function diffuse(wet: Float32Array, size: number): void {
  const line = new Float32Array(size)
  let place = 0
  for (let n = 0; n < wet.length; n++) {
    const out = line[place] ?? 0
    const now = wet[n] ?? 0
    line[place] = now + out * 0.5
    wet[n] = out - now
    place = place + 1 === size ? 0 : place + 1
  }
}

/** Adds echoes of what was sent, left and right in turn. */
export function addEcho(
  sound: Stereo,
  send: Float32Array,
  seconds: number
): void {
  const size = Math.round(seconds * sampleRate)
  const line = new Float32Array(size)
  let place = 0
  let isLeft = true
  for (let n = 0; n < send.length; n++) {
    const out = line[place] ?? 0
    line[place] = (send[n] ?? 0) + out * 0.45
    const channel = isLeft ? sound.left : sound.right
    channel[n] = (channel[n] ?? 0) + out * 0.7
    place += 1
    if (place === size) {
      place = 0
      isLeft = !isLeft
    }
  }
}

/** Takes away what is above so many hertz, by 12 dB an octave. */
export function dull({ left, right }: Stereo, hertz: number): void {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate)
  for (const channel of [left, right]) {
    let [first, second] = [0, 0]
    for (let n = 0; n < channel.length; n++) {
      first += share * ((channel[n] ?? 0) - first)
      second += share * (first - second)
      channel[n] = second
    }
  }
}

/** Makes all else quieter for a moment when the kick sounds, at seconds. */
export function duck(
  { left, right }: Stereo,
  kicks: readonly number[],
  depth: number
): void {
  for (const kick of kicks) {
    const from = Math.round(kick * sampleRate)
    const to = Math.min(left.length, from + Math.round(0.22 * sampleRate))
    for (let n = from; n < to; n++) {
      const share = (n - from) / (to - from)
      const level = 1 - depth * (1 - share) ** 1.5
      left[n] = (left[n] ?? 0) * level
      right[n] = (right[n] ?? 0) * level
    }
  }
}

/** The crackle and hiss of an old record. */
export function addCrackle(
  { left, right }: Stereo,
  level: number,
  random: Random
): void {
  let pop = 0
  for (let n = 0; n < left.length; n++) {
    if (random.chance(14 / sampleRate)) pop = random.between(-1, 1)
    const noise = level * (pop + 0.06 * random.between(-1, 1))
    pop *= 0.82
    left[n] = (left[n] ?? 0) + noise
    right[n] = (right[n] ?? 0) + noise * 0.8
  }
}
