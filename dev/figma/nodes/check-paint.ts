import {
  checkArray,
  checkBoolean,
  checkKeys,
  checkNumber,
  checkObject,
  checkOneOf,
  checkRange,
  checkString,
  wrongType
} from './check.ts'
import { checkColor, checkTransform } from './check-shape.ts'
import { freezeDeep } from '../model/freeze-deep.ts'

export const blendModes: readonly BlendMode[] = [
  'PASS_THROUGH',
  'NORMAL',
  'DARKEN',
  'MULTIPLY',
  'LINEAR_BURN',
  'COLOR_BURN',
  'LIGHTEN',
  'SCREEN',
  'LINEAR_DODGE',
  'COLOR_DODGE',
  'OVERLAY',
  'SOFT_LIGHT',
  'HARD_LIGHT',
  'DIFFERENCE',
  'EXCLUSION',
  'HUE',
  'SATURATION',
  'COLOR',
  'LUMINOSITY'
]

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
const paintTypes = [
  'SOLID',
  'GRADIENT_LINEAR',
  'GRADIENT_RADIAL',
  'GRADIENT_ANGULAR',
  'GRADIENT_DIAMOND',
  'IMAGE',
  'VIDEO',
  'PATTERN',
  'SHADER'
] as const
const common = ['type', 'visible', 'opacity', 'blendMode']

type Fields = Record<string, unknown>

function readCommon(
  op: string,
  at: string,
  paint: Fields,
  blend: BlendMode
): Fields {
  const { visible = true, opacity = 1, blendMode = blend } = paint
  return {
    type: paint['type'],
    visible: checkBoolean(op, `${at}.visible`, visible),
    opacity: checkRange(op, `${at}.opacity`, opacity, 0, 1),
    blendMode: checkOneOf(op, `${at}.blendMode`, blendMode, blendModes)
  }
}

function readSolid(op: string, at: string, paint: Fields): Fields {
  checkKeys(op, at, paint, [...common, 'color', 'boundVariables'])
  const { boundVariables = {} } = paint
  return {
    color: checkColor(op, `${at}.color`, paint['color'], false),
    boundVariables: checkObject(op, `${at}.boundVariables`, boundVariables)
  }
}

function readGradient(op: string, at: string, paint: Fields): Fields {
  checkKeys(op, at, paint, [...common, 'gradientTransform', 'gradientStops'])
  const stops = checkArray(op, `${at}.gradientStops`, paint['gradientStops'])
  const transform = paint['gradientTransform']
  return {
    gradientTransform: checkTransform(op, `${at}.gradientTransform`, transform),
    gradientStops: stops.map((value, i) => {
      const where = `${at}.gradientStops[${i}]`
      const stop = checkObject(op, where, value)
      checkKeys(op, where, stop, ['position', 'color', 'boundVariables'])
      return {
        position: checkRange(op, `${where}.position`, stop['position'], 0, 1),
        color: checkColor(op, `${where}.color`, stop['color'], true),
        boundVariables: stop['boundVariables'] || {}
      }
    })
  }
}

function readFilters(op: string, at: string, value: unknown): Fields {
  const filters = checkObject(op, at, value)
  checkKeys(op, at, filters, filterNames)
  const out: Fields = {}
  for (const name of filterNames) {
    const { [name]: amount = 0 } = filters
    out[name] = checkRange(op, `${at}.${name}`, amount, -1, 1)
  }
  return out
}

function readRotation(op: string, at: string, value: unknown): number {
  const rotation = checkNumber(op, at, value)
  if (rotation % 90 === 0) return rotation
  throw new RangeError(
    `in ${op}: Expected "${at}" to be a multiple of 90 but got ${rotation} instead`
  )
}

function checkHash(op: string, at: string, value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  throw wrongType(op, at, 'string | null', value)
}

function readMedia(
  op: string,
  at: string,
  paint: Fields,
  kind: string
): Fields {
  const hash = `${kind}Hash`
  const transform = `${kind}Transform`
  const own = [
    'scaleMode',
    hash,
    transform,
    'scalingFactor',
    'rotation',
    'filters'
  ]
  checkKeys(op, at, paint, [...common, ...own])
  const mode = checkOneOf(op, `${at}.scaleMode`, paint['scaleMode'], scaleModes)
  const { scalingFactor = 0.5, rotation = 0, filters = {} } = paint
  const {
    [transform]: matrix = [
      [1, 0, 0],
      [0, 1, 0]
    ]
  } = paint
  const out: Fields = { scaleMode: mode }
  const checkedMatrix = checkTransform(op, `${at}.${transform}`, matrix)
  const factor = checkRange(
    op,
    `${at}.scalingFactor`,
    scalingFactor,
    0.001,
    1e6
  )
  const turn = readRotation(op, `${at}.rotation`, rotation)
  if (mode === 'CROP') out[transform] = checkedMatrix
  else out['rotation'] = turn
  if (mode === 'TILE') out['scalingFactor'] = factor
  out['filters'] = readFilters(op, `${at}.filters`, filters)
  out[hash] = checkHash(op, `${at}.${hash}`, paint[hash])
  return out
}

function readKind(op: string, at: string, paint: Fields): Fields {
  const type = checkOneOf(op, `${at}.type`, paint['type'], paintTypes)
  switch (type) {
    case 'SOLID':
      return readSolid(op, at, paint)
    case 'GRADIENT_LINEAR':
    case 'GRADIENT_RADIAL':
    case 'GRADIENT_ANGULAR':
    case 'GRADIENT_DIAMOND':
      return readGradient(op, at, paint)
    case 'IMAGE':
      return readMedia(op, at, paint, 'image')
    case 'VIDEO':
      return readMedia(op, at, paint, 'video')
    case 'PATTERN':
      checkString(op, `${at}.sourceNodeId`, paint['sourceNodeId'])
      return readPattern(op, paint)
    case 'SHADER':
      break
  }
  checkString(op, `${at}.id`, paint['id'])
  return Object.assign({}, paint)
}

function readPattern(op: string, paint: Fields): Fields {
  if (op.endsWith('Async')) return Object.assign({}, paint)
  throw new Error(`in ${op}: Pattern paints must be set with setFillsAsync`)
}

/** Checks paints as Figma does and returns its own frozen copy. */
export function checkPaints(
  op: string,
  prop: string,
  value: unknown
): readonly Paint[] {
  const paints = checkArray(op, prop, value).map((item, i) => {
    const at = `${prop}[${i}]`
    const paint = checkObject(op, at, item)
    const own = readKind(op, at, paint)
    return Object.assign(readCommon(op, at, paint, 'NORMAL'), own)
  })
  return freezeDeep(paints) as unknown as readonly Paint[] // read field by field
}
