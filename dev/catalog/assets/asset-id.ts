import { hash } from './random.ts'

export type SourceKind = 'photo' | 'emoji' | 'scene'

export interface AssetSource {
  kind: SourceKind
  /** Index within the kind, from 0. */
  index: number
}

const kinds: readonly SourceKind[] = ['photo', 'emoji', 'scene']
const half = 15
const mask = (1 << half) - 1
const rounds = [11, 23, 37, 53]
const inverseRounds = [53, 37, 23, 11]
const first = 100_000_000

/**
 * An id of nine or ten digits in random order, from which `sourceOfId` gets the
 * source.
 */
export function idOfSource(source: AssetSource): string {
  const plain = source.index * 4 + kinds.indexOf(source.kind)
  return String(first + scramble(plain, rounds))
}

/** The source of an id; undefined if invalid. */
export function sourceOfId(id: string): AssetSource | undefined {
  if (!/^[1-9]\d{8,9}$/.test(id)) return undefined
  const value = Number(id) - first
  if (value < 0 || value >= 2 ** (half * 2)) return undefined
  const plain = unscramble(value)
  const kind = kinds[plain % 4]
  return kind && { kind, index: Math.floor(plain / 4) }
}

function scramble(value: number, order: readonly number[]): number {
  let left = value >>> half
  let right = value & mask
  for (const round of order) {
    ;[left, right] = [right, left ^ (hash(right, round) & mask)]
  }
  return (left << half) | right
}

function unscramble(value: number): number {
  const swapped = ((value & mask) << half) | (value >>> half)
  const back = scramble(swapped, inverseRounds)
  return ((back & mask) << half) | (back >>> half)
}
