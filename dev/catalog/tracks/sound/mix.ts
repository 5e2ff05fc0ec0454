import { setImmediate } from 'node:timers/promises'
import { randomFrom, type Random } from '../../assets/random.ts'
import { drums, type Drum } from './drum.ts'
import { addCrackle, addEcho, addRoom, duck, dull } from './effects.ts'
import type { Vowel } from './voice.ts'
import { findVoice, type VoiceName } from './voices.ts'
import { sampleRate, type Stereo } from './wav.ts'

interface Stroke {
  /** In seconds from the start. */
  at: number
  /** From 0 to 1. */
  level: number
  /** From -1 (left) to 1 (right). */
  pan: number
  /** Shares sent to the room and to the echo. */
  room: number
  echo: number
}

/** A note of an instrument or a singer. */
export interface Tone extends Stroke {
  voice: VoiceName
  /** A MIDI number; 60 is the middle C. */
  key: number
  seconds: number
  vowel?: Vowel | undefined
}

export interface Beat extends Stroke {
  drum: Drum
}

export type Note = Tone | Beat

/** How the notes sound together. */
export interface Sound {
  /** From 0 to 1, the size of the room. */
  room?: number
  /** Seconds between echoes. */
  echo?: number
  /** Hertz above which all is damped. */
  dull?: number
  /** From 0 to 1: how much quieter a kick makes the others. */
  duck?: number
  /** From 0 to 1, as of an old record. */
  crackle?: number
  /** From 1: how hard loud parts are pressed. */
  drive?: number
}

const loudest = 0.85
const fadeSeconds = 0.4

/** Plays notes, without blocking the event loop. */
export async function mix(
  notes: readonly Note[],
  seconds: number,
  sound: Sound,
  seed: number
): Promise<Stereo> {
  const length = Math.ceil(seconds * sampleRate)
  const channels = () => new Float32Array(length)
  const tones = { left: channels(), right: channels() }
  const beats = { left: channels(), right: channels() }
  const sends = { room: channels(), echo: channels() }
  const random = randomFrom(seed)
  const known = new Map<string, Float32Array>()

  for (const note of notes) {
    const name = nameOf(note)
    const samples = known.get(name) ?? samplesOf(note, random)
    known.set(name, samples)
    add('drum' in note ? beats : tones, note, samples)
    send(sends, note, samples)
    await setImmediate()
  }
  if (sound.echo) addEcho(tones, sends.echo, sound.echo)
  addRoom(tones, sends.room, sound.room ?? 0.5)
  if (sound.duck) duck(tones, kicksOf(notes), sound.duck)
  await setImmediate()
  addAll(tones, beats)
  if (sound.dull) dull(tones, sound.dull)
  if (sound.crackle) addCrackle(tones, sound.crackle, random)
  finish(tones, sound.drive ?? 1.5)
  return tones
}

function nameOf(note: Note): string {
  if ('drum' in note) return note.drum
  const { voice, key, seconds, vowel = '' } = note
  return `${voice} ${key} ${seconds.toFixed(4)} ${vowel}`
}

function samplesOf(note: Note, random: Random): Float32Array {
  if ('drum' in note) return drums[note.drum].strike(random)
  const { key, seconds, vowel } = note
  const pitch = 440 * 2 ** ((key - 69) / 12)
  return findVoice(note.voice).play({ pitch, seconds, vowel }, random)
}

function kicksOf(notes: readonly Note[]): number[] {
  return notes.flatMap(note =>
    'drum' in note && /kick/i.test(note.drum) ? [note.at] : []
  )
}

function add(
  { left, right }: Stereo,
  { at, level, pan }: Stroke,
  samples: Float32Array
): void {
  addTo(left, samples, at, level * Math.min(1, 1 - pan))
  addTo(right, samples, at, level * Math.min(1, 1 + pan))
}

function send(
  { room, echo }: { room: Float32Array; echo: Float32Array },
  note: Stroke,
  samples: Float32Array
): void {
  if (note.room > 0) addTo(room, samples, note.at, note.level * note.room)
  if (note.echo > 0) addTo(echo, samples, note.at, note.level * note.echo)
}

function addTo(
  channel: Float32Array,
  samples: Float32Array,
  at: number,
  level: number
): void {
  const start = Math.round(at * sampleRate)
  const end = Math.min(samples.length, channel.length - start)
  for (let n = 0; n < end; n++) {
    channel[start + n] = (channel[start + n] ?? 0) + (samples[n] ?? 0) * level
  }
}

function addAll(sum: Stereo, other: Stereo): void {
  sum.left.forEach((sample, n) => {
    sum.left[n] = sample + (other.left[n] ?? 0)
    sum.right[n] = (sum.right[n] ?? 0) + (other.right[n] ?? 0)
  })
}

/** Presses peaks, normalizes the volume and fades out. */
function finish({ left, right }: Stereo, drive: number): void {
  let peak = 0
  left.forEach((sample, n) => {
    peak = Math.max(peak, Math.abs(sample), Math.abs(right[n] ?? 0))
  })
  const gain = drive / peak
  const scale = loudest / Math.tanh(drive)
  const { length } = left
  for (let n = 0; n < length; n++) {
    const rest = (length - n) / sampleRate
    const level = scale * Math.min(1, rest / fadeSeconds)
    left[n] = Math.tanh((left[n] ?? 0) * gain) * level
    right[n] = Math.tanh((right[n] ?? 0) * gain) * level
  }
}
