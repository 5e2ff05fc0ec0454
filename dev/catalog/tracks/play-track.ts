import { setImmediate } from 'node:timers/promises'
import { randomFrom, type Random } from '../assets/random.ts'
import { strikeDrum } from './drum.ts'
import { notesOfBar, type Note } from './notes-of-bar.ts'
import type { Part } from './score.ts'
import { scores } from './scores.ts'
import type { Track } from './track.ts'
import { voices } from './voices.ts'
import { sampleRate, type Stereo } from './wav.ts'

const loudest = 0.85
const fadeSeconds = 1

/** Synthesizes a track, without blocking the event loop. */
export async function playTrack({
  id,
  bpm,
  duration
}: Pick<Track, 'id' | 'bpm' | 'duration'>): Promise<Stereo> {
  const score = scores[id]
  if (!score) throw new RangeError(`Track ${id} has no score`)
  const length = duration * sampleRate
  const sound = {
    left: new Float32Array(length),
    right: new Float32Array(length)
  }
  const bars = Math.ceil((duration * bpm) / 60 / score.beatsInBar)
  const random = randomFrom(Number(id))
  for (let bar = 0; bar < bars; bar++) {
    for (const part of score.parts) {
      const notes = notesOfBar(score, part, bar, random)
      for (const note of notes) {
        playNote(sound, part, note, bpm, random)
        await setImmediate()
      }
    }
  }
  finish(sound)
  return sound
}

function playNote(
  sound: Stereo,
  part: Part,
  note: Note,
  bpm: number,
  random: Random
): void {
  const { at, beats, force } = note
  const samples =
    'drum' in note
      ? strikeDrum(note.drum, random)
      : voices[note.voice](note.pitch, (beats * 60) / bpm, random)
  const start = Math.round(((at * 60) / bpm) * sampleRate)
  const level = part.level * force
  add(sound.left, samples, start, level * Math.min(1, 1 - part.pan))
  add(sound.right, samples, start, level * Math.min(1, 1 + part.pan))
}

function add(
  channel: Float32Array,
  samples: Float32Array,
  start: number,
  level: number
): void {
  const end = Math.min(samples.length, channel.length - start)
  for (let n = 0; n < end; n++) {
    channel[start + n] = (channel[start + n] ?? 0) + (samples[n] ?? 0) * level
  }
}

/** Normalizes the volume and fades out. */
function finish({ left, right }: Stereo): void {
  let peak = 0
  left.forEach((sample, n) => {
    peak = Math.max(peak, Math.abs(sample), Math.abs(right[n] ?? 0))
  })
  for (let n = 0; n < left.length; n++) {
    const rest = (left.length - n) / sampleRate
    const level = (loudest / peak) * Math.min(1, rest / fadeSeconds)
    left[n] = (left[n] ?? 0) * level
    right[n] = (right[n] ?? 0) * level
  }
}
