import type { Random } from '../../assets/random.ts'
import { scales, type Chord } from './chord.ts'
import type { Stroke } from './rhythm.ts'
import type { Score } from './score.ts'

/** How far a line moves from one note to the next, in steps of the scale. */
const moves = [-2, -1, -1, -1, 0, 1, 1, 1, 2, 3] as const

/**
 * Keys of a line near a key: tones of the chord on beats and long notes, tones
 * of the scale between them.
 */
export function inventLine(
  { root, scale }: Pick<Score, 'root' | 'scale'>,
  strokes: readonly { stroke: Stroke; chord: Chord }[],
  near: number,
  random: Random
): number[] {
  const steps = keysNear(near, key =>
    scales[scale].some(step => (root + step - key) % 12 === 0)
  )
  let place = nearest(steps, near)
  let last = 0
  return strokes.map(({ stroke, chord }, n) => {
    const pull = Math.round((nearest(steps, near) - place) / 4)
    place = Math.max(0, Math.min(steps.length - 1, place + move(random) + pull))
    const key = steps[place] ?? near
    const isStrong = stroke.step % 4 === 0 || stroke.steps >= 3
    const mayRepeat = random.chance(0.25)
    if (isStrong || n === strokes.length - 1) {
      const own = keysNear(near, one =>
        chord.tones.some(tone => (chord.root + tone - one) % 12 === 0)
      ).filter(one => mayRepeat || one !== last)
      last = own[nearest(own, key)] ?? key
      place = nearest(steps, last)
    } else {
      last = key
    }
    return last
  })
}

function move(random: Random): number {
  return random.pick(moves)
}

/** Keys of an octave below and above. */
function keysNear(near: number, isWanted: (key: number) => boolean): number[] {
  return Array.from({ length: 21 }, (_, n) => near - 10 + n).filter(isWanted)
}

function nearest(keys: readonly number[], wanted: number): number {
  const distances = keys.map(key => Math.abs(key - wanted))
  return distances.indexOf(Math.min(...distances))
}
