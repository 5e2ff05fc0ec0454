import { describe, expect, test } from 'vitest'
import { sample } from '../../../../test/sample.ts'
import { notesOfScore } from '../../tracks/music/notes-of-score.ts'
import { styles } from '../../tracks/styles/style-tracks.ts'
import type { TrackSpec } from '../../tracks/styles/track-spec.ts'
import { measureTrack, measures, type TrackMeasures } from './measure-track.ts'

const names = Object.keys(styles)
const pairs = names.flatMap((name, place) =>
  names.slice(place + 1).map(other => ({ name, other }))
)

const known = new Map<string, Promise<TrackMeasures[]>>()

function measureStyle(style: string): Promise<TrackMeasures[]> {
  const measured =
    known.get(style) ?? Promise.all((styles[style] ?? []).map(measureTrack))
  known.set(style, measured)
  return measured
}

/** Measures by which no track of one style is like one of the other. */
function differences(
  some: readonly TrackMeasures[],
  others: readonly TrackMeasures[]
) {
  return measures.filter(measure => {
    const [a, b] = [some, others].map(list => list.map(one => one[measure]))
    return (
      Math.max(...(a ?? [])) < Math.min(...(b ?? [])) ||
      Math.max(...(b ?? [])) < Math.min(...(a ?? []))
    )
  })
}

test.each(sample(pairs, 2))(
  'sound different: $name and $other',
  async ({ name, other }) => {
    const found = differences(
      await measureStyle(name),
      await measureStyle(other)
    )

    expect(found).not.toEqual([])
  }
)

test('does not find differences where there are none', () => {
  const [some, others] = [
    [1, 4],
    [2, 3]
  ].map(values => values.map(value => sameMeasures(value)))
  if (!some || !others) throw new Error('There are two')

  expect(differences(some, some)).toEqual([])
  expect(differences(some, others)).toEqual([])
  expect(differences(some, [sameMeasures(5)])).toEqual(measures)
})

function sameMeasures(value: number): TrackMeasures {
  const numbers = measures.map(measure => [measure, value])
  return Object.fromEntries(numbers) as TrackMeasures // of all measures
}

describe('the pieces of a style', () => {
  const specs = Object.values(styles).flat()

  test('have chords and lines of their own', () => {
    expect(new Set(specs.map(chordsOf)).size).toBe(specs.length)
    expect(new Set(specs.map(notesOf)).size).toBe(specs.length)
  })

  test('grow from their beginning to a lift', () => {
    for (const { score } of specs) {
      const levels = score.sections.map(({ level }) => level)
      const lift = score.sections.findIndex(({ name }) => name === 'lift')
      expect(levels[lift]).toBe(Math.max(...levels))
      expect(lift).toBeGreaterThan(0)
    }
  })
})

function chordsOf({ score }: TrackSpec): string {
  return score.sections.map(({ chords }) => chords).join(' | ')
}

function notesOf({ score, id, lyrics }: TrackSpec): string {
  const notes = notesOfScore(score, Number(id), lyrics)
  return notes.map(note => ('key' in note ? note.key : note.drum)).join(' ')
}
