import { fixedPointAt } from './profile-tags.ts'
import type { ProfileTags } from './profile-tags.ts'
import { textAt } from './text-at.ts'

type Curve = (value: number) => number

/** How many numbers each kind of formula has, ICC.1:2022 table 68. */
const formulaLengths = [1, 3, 4, 5, 7]

/**
 * Converts a stored value to linear light, both 0 to 1. Uses the red curve for
 * all channels.
 */
export function curveOf(tags: ProfileTags): Curve | null {
  const tag = tags('rTRC')
  if (!tag) return null
  if (textAt(tag, 0) === 'curv') return readTable(tag)
  return textAt(tag, 0) === 'para' ? readFormula(tag) : null
}

function readTable(tag: DataView): Curve | null {
  const count = tag.getUint32(8)
  if (count === 0) return value => value
  if (12 + count * 2 > tag.byteLength) return null
  if (count === 1) {
    const gamma = tag.getUint16(12) / 256
    return value => value ** gamma
  }
  const at = (index: number) => tag.getUint16(12 + index * 2) / 65_535
  return value => {
    const place = value * (count - 1)
    const before = Math.min(Math.floor(place), count - 2)
    return at(before) + (at(before + 1) - at(before)) * (place - before)
  }
}

function readFormula(tag: DataView): Curve | null {
  const kind = tag.getUint16(8)
  const length = formulaLengths[kind]
  if (length === undefined || 12 + length * 4 > tag.byteLength) return null
  const number = (index: number) =>
    index < length ? fixedPointAt(tag, 12 + index * 4) : 0
  const gamma = number(0)
  const a = length > 1 ? number(1) : 1
  const b = number(2)
  if (kind < 3) {
    const end = a === 0 ? 0 : -b / a
    const c = kind === 2 ? number(3) : 0
    return value => (value >= end ? (a * value + b) ** gamma : 0) + c
  }
  const e = number(5)
  const f = number(6)
  return value =>
    value >= number(4) ? (a * value + b) ** gamma + e : number(3) * value + f
}
