import {
  checkKeys,
  checkNumber,
  checkObject,
  checkOneOf,
  wrongType
} from './check.ts'
import { checkTransform } from './check-shape.ts'
import { rangeOf } from './range-of.ts'
import { holds } from '../../rules/rules.ts'

const checkWithin = rangeOf(holds('paints/values-within-range'))

type Fields = Record<string, unknown>

const scaleModes = ['FILL', 'FIT', 'CROP', 'TILE'] as const
const filterNames = [
  'exposure',
  'contrast',
  'saturation',
  'temperature',
  'tint',
  'highlights',
  'shadows'
]
const wholeImage = [
  [1, 0, 0],
  [0, 1, 0]
]

function readFilters(op: string, at: string, value: unknown): Fields {
  const filters = checkObject(op, at, value)
  if (holds('paints/no-unknown-keys')) checkKeys(op, at, filters, filterNames)
  const out: Fields = {}
  for (const name of filterNames) {
    const { [name]: amount = 0 } = filters
    out[name] = checkWithin(op, `${at}.${name}`, amount, -1, 1)
  }
  return out
}

function readRotation(op: string, at: string, value: unknown): number {
  const rotation = checkNumber(op, at, value)
  if (rotation % 90 === 0 || !holds('paints/rotation-by-quarter-turns')) {
    return rotation
  }
  throw new RangeError(
    `in ${op}: Expected "${at}" to be a multiple of 90 but got ${rotation} instead`
  )
}

function checkHash(op: string, at: string, value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  throw wrongType(op, at, 'string | null', value)
}

/** The keys of a picture or video beyond those of any paint. */
export function mediaKeys(kind: 'image' | 'video'): string[] {
  const own = [`${kind}Hash`, `${kind}Transform`, 'scaleMode']
  return [...own, 'scalingFactor', 'rotation', 'filters']
}

/** Figma: what does not apply to a scale mode is not kept. */
export function readMedia(
  op: string,
  at: string,
  paint: Fields,
  kind: 'image' | 'video'
): Fields {
  const hash = `${kind}Hash`
  const transform = `${kind}Transform`
  const mode = checkOneOf(op, `${at}.scaleMode`, paint['scaleMode'], scaleModes)
  const { scalingFactor = 0.5, rotation = 0, filters = {} } = paint
  const { [transform]: matrix = wholeImage } = paint
  const out: Fields = { scaleMode: mode }
  const checked = checkTransform(op, `${at}.${transform}`, matrix)
  const scaleAt = `${at}.scalingFactor`
  const factor = checkWithin(op, scaleAt, scalingFactor, 0.001, 1e6)
  const turn = readRotation(op, `${at}.rotation`, rotation)
  if (mode === 'CROP' || !holds('paints/crop-alone-has-a-transform')) {
    out[transform] = checked
  }
  if (mode !== 'CROP') out['rotation'] = turn
  if (mode === 'TILE' || !holds('paints/tile-alone-has-a-factor')) {
    out['scalingFactor'] = factor
  }
  out['filters'] = readFilters(op, `${at}.filters`, filters)
  out[hash] = checkHash(op, `${at}.${hash}`, paint[hash])
  return out
}
