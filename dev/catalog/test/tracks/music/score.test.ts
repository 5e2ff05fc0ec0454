import { describe, expect, test } from 'vitest'
import { readBars, readChord } from '../../../tracks/music/chord.ts'
import { notesOfScore } from '../../../tracks/music/notes-of-score.ts'
import { secondsOf } from '../../../tracks/music/sections.ts'
import {
  arpeggio,
  bass,
  beat,
  chords,
  melody,
  sections
} from '../../../tracks/music/parts.ts'
import { strokesOf, timeOf } from '../../../tracks/music/rhythm.ts'
import type { Part, Score } from '../../../tracks/music/score.ts'
import type { Tone } from '../../../tracks/sound/mix.ts'

function scoreOf(parts: readonly Part[], more: Partial<Score> = {}): Score {
  return {
    bpm: 120,
    beatsInBar: 4,
    root: 60,
    scale: 'major',
    sections: sections({ verse: 'C Am', lift: 'F,G' }),
    parts,
    sound: {},
    ...more
  }
}

function tonesOf(part: Part, lyrics?: string): Tone[] {
  const notes = notesOfScore(scoreOf([part]), 7, lyrics)
  return notes.filter((note): note is Tone => 'key' in note)
}

function keysOf(part: Part): number[] {
  return tonesOf(part).map(({ key }) => key)
}

describe('a chord', () => {
  test.each([
    ['C', 0, [0, 4, 7]],
    ['F#m7', 6, [0, 3, 7, 10]],
    ['Bbmaj9', 10, [0, 4, 7, 11, 14]],
    ['Cb', 11, [0, 4, 7]]
  ])('%s is read', (text, root, tones) => {
    expect(readChord(text)).toEqual({ root, tones })
  })

  test.each(['H', 'Cmaj8', '', 'c'])('%j is refused', text => {
    expect(() => readChord(text)).toThrow(`No chord ${text}`)
  })

  test('can share its bar', () => {
    expect(readBars('C F,G').map(bar => bar.length)).toEqual([1, 2])
  })
})

describe('a rhythm', () => {
  test('repeats, holds and rests', () => {
    expect(strokesOf('X-.o', 8)).toEqual([
      { step: 0, steps: 2, force: 1 },
      { step: 3, steps: 1, force: 0.4 },
      { step: 4, steps: 2, force: 1 },
      { step: 7, steps: 1, force: 0.4 }
    ])
  })

  test('names tones by digits', () => {
    expect(strokesOf('.3--', 4)).toEqual([
      { step: 1, steps: 3, force: 0.8, digit: 3 }
    ])
  })

  test('swings in eighths or sixteenths', () => {
    const eighths = scoreOf([], { swing: { unit: 8, share: 1 / 3 } })
    const sixteenths = scoreOf([], { swing: { unit: 16, share: 0.2 } })

    expect(timeOf(scoreOf([]), 2)).toBe(0.25)
    expect(timeOf(eighths, 1)).toBeCloseTo(1 / 6)
    expect(timeOf(eighths, 2)).toBeCloseTo(1 / 3)
    expect(timeOf(eighths, 4)).toBe(0.5)
    expect(timeOf(sixteenths, 1)).toBeCloseTo(0.15)
    expect(timeOf(sixteenths, 2)).toBe(0.25)
  })
})

describe('a part', () => {
  test('of chords plays all tones near a key', () => {
    const keys = keysOf(chords('organ', 60, 'x-------........'))

    expect(keys).toEqual([55, 60, 64, 57, 60, 64, 57, 60, 65])
  })

  test('of a bass plays roots, fifths and steps to the next root', () => {
    const keys = keysOf(bass('bass', 36, '1---5---8---0---'))

    expect(keys).toEqual([36, 43, 48, 32, 33, 40, 45, 32, 41, 48, 43, 30])
  })

  test('of an arpeggio climbs beyond an octave', () => {
    const keys = keysOf(arpeggio('harp', 60, '0-1-2-3-4-......'))

    expect(keys.slice(0, 5)).toEqual([60, 64, 67, 72, 76])
  })

  test('of a melody stays in the scale, and rests on chords', () => {
    const tones = tonesOf(melody('flute', 72, 'x-x-x-x-x-x-x-x-'))

    expect(tones).toHaveLength(24)
    const all = new Set(tones.map(({ key }) => key % 12))
    expect([0, 2, 4, 5, 7, 9, 11]).toEqual(expect.arrayContaining([...all]))
    expect([0, 4, 7]).toContain((tones[0]?.key ?? 0) % 12)
    expect(tones.every(({ key }) => Math.abs(key - 72) <= 10)).toBe(true)
  })

  test('of a singer has the vowels of the words, in turn', () => {
    const part = melody('woman', 72, 'x---x---x---x---')

    const sung = tonesOf(part, 'Oh, let me in').map(({ vowel }) => vowel)

    expect(sung.slice(0, 5)).toEqual(['o', 'e', 'e', 'i', 'o'])
    expect(tonesOf(melody('flute', 72, 'x---'), 'Oh')[0]?.vowel).toBe(undefined)
  })

  test('of drums is quieter in quieter sections, and silent outside of its own', () => {
    const part = beat(
      { kick: 'X...............' },
      { level: 0.5, in: ['lift'] }
    )
    const everywhere = beat({ kick: 'X...............' }, { level: 0.5 })

    const notes = notesOfScore(scoreOf([part]), 7)
    const all = notesOfScore(scoreOf([everywhere]), 7)

    expect(notes.map(({ at, level }) => [at, level])).toEqual([[4, 0.5]])
    expect(all.map(({ level }) => level)).toEqual([0.36, 0.36, 0.5])
  })
})

test('a piece lasts whole seconds with its tail', () => {
  expect(secondsOf(scoreOf([]))).toBe(7)
  expect(secondsOf(scoreOf([], { tail: 1.5 }))).toBe(8)
})
