import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../assets/random.ts'
import { drums } from '../../../tracks/sound/drum.ts'
import { addEcho, duck, dull } from '../../../tracks/sound/effects.ts'
import { markPreview } from '../../../tracks/sound/mark-preview.ts'
import { mix } from '../../../tracks/sound/mix.ts'
import { voices, findVoice } from '../../../tracks/sound/voices.ts'
import type { VoiceName } from '../../../tracks/sound/voices.ts'
import { sampleRate, type Stereo } from '../../../tracks/sound/wav.ts'

const names = Object.keys(voices) as VoiceName[] // keys of the table

function play(name: VoiceName, pitch = 220): Float32Array {
  return findVoice(name).play({ pitch, seconds: 0.5 }, randomFrom(1))
}

function stereo(seconds: number, value = 0): Stereo {
  const channel = () => new Float32Array(sampleRate * seconds).fill(value)
  return { left: channel(), right: channel() }
}

function loudest(samples: Float32Array): number {
  return samples.reduce((peak, one) => Math.max(peak, Math.abs(one)), 0)
}

/** How much a sound repeats itself after so many samples, up to 1. */
function repeats(samples: Float32Array, period: number): number {
  const from = 6000
  let [product, power, later] = [0, 0, 0]
  for (let n = from; n < from + 6000; n++) {
    const now = samples[n] ?? 0
    const then = samples[n + Math.round(period)] ?? 0
    product += now * then
    power += now * now
    later += then * then
  }
  return product / Math.sqrt(power * later)
}

describe.each(names)('%s', name => {
  test('begins and ends in silence, and is not too loud', () => {
    const samples = play(name)

    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.02)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02)
    expect(loudest(samples)).toBeGreaterThan(0.1)
    expect(loudest(samples)).toBeLessThan(1.7)
  })
})

test.each([
  'guitar',
  'harp',
  'uprightBass',
  'lead',
  'organ',
  'grandPiano'
] as const)('a tone of %s has its pitch', name => {
  const samples = play(name, 220)

  expect(repeats(samples, sampleRate / 220)).toBeGreaterThan(0.9)
  expect(repeats(samples, sampleRate / 233)).toBeLessThan(0.9)
})

test.each(Object.entries(drums))('%s is struck and ends', (_, { strike }) => {
  const samples = strike(randomFrom(1))

  expect(loudest(samples.subarray(0, 4000))).toBeGreaterThan(0.1)
  expect(loudest(samples.subarray(-20))).toBeLessThan(0.05)
})

describe('an effect', () => {
  test('echoes left and right in turn', () => {
    const sound = stereo(1)
    const send = new Float32Array(sampleRate)
    send[0] = 1

    addEcho(sound, send, 0.25)

    const at = (seconds: number) => Math.round(seconds * sampleRate)
    expect(sound.right[at(0.25)]).toBeGreaterThan(0.5)
    expect(sound.left[at(0.5)]).toBeGreaterThan(0.2)
    expect(sound.left[at(0.25)]).toBe(0)
  })

  test('makes room for the kick, and lets go', () => {
    const sound = stereo(1, 0.5)

    duck(sound, [0.5], 0.8)

    expect(sound.left[sampleRate / 2]).toBeCloseTo(0.1)
    expect(sound.left[sampleRate * 0.4]).toBe(0.5)
    expect(sound.left[sampleRate * 0.8]).toBe(0.5)
  })

  test('takes away what is high', () => {
    const wave = (hertz: number): Stereo => {
      const sine = Float32Array.from({ length: 8000 }, (_, n) =>
        Math.sin((2 * Math.PI * hertz * n) / sampleRate)
      )
      return { left: sine, right: sine.slice() }
    }
    const [low, high] = [wave(200), wave(9000)]

    dull(low, 3000)
    dull(high, 3000)

    expect(loudest(low.left)).toBeGreaterThan(0.9)
    expect(loudest(high.left.subarray(500))).toBeLessThan(0.2)
  })
})

describe('a mix', () => {
  const stroke = { at: 0.5, level: 1, pan: 0, room: 0, echo: 0 }

  test('has its notes in time and place, and is as loud as others', async () => {
    const tone = { ...stroke, voice: 'organ', key: 69, seconds: 0.2 } as const
    const notes = [{ ...tone, pan: 1 }]

    const { left, right } = await mix(notes, 2, {}, 1)

    expect(loudest(right.subarray(0, sampleRate / 2))).toBe(0)
    expect(loudest(right)).toBeCloseTo(0.85, 2)
    expect(loudest(left)).toBe(0)
  })

  test('sounds on in a room', async () => {
    const beat = { ...stroke, drum: 'rim' } as const

    const dry = await mix([beat], 2, {}, 1)
    const wet = await mix([{ ...beat, room: 0.8 }], 2, { room: 0.9 }, 1)

    const later = sampleRate
    expect(loudest(dry.left.subarray(later))).toBeLessThan(0.0001)
    expect(loudest(wet.left.subarray(later))).toBeGreaterThan(0.01)
  })

  test('crackles like a record where it is asked to', async () => {
    const beat = { ...stroke, drum: 'rim' } as const

    const { left } = await mix([beat], 2, { crackle: 0.1 }, 1)

    expect(loudest(left.subarray(0, sampleRate / 2))).toBeGreaterThan(0)
  })
})

test('a preview has two tones every few seconds', () => {
  const { left } = markPreview(stereo(4))

  const loud = Array.from({ length: 40 }, (_, tenth) => {
    const part = left.subarray(tenth * 4410, (tenth + 1) * 4410)
    return part.some(one => Math.abs(one) > 0.1)
  })
  expect(loud.slice(0, 6)).toEqual(Array(6).fill(false))
  expect(loud.slice(6, 9)).toEqual([true, true, true])
  expect(loud.slice(10, 30)).toEqual(Array(20).fill(false))
  expect(loud[31]).toBe(true)
})
