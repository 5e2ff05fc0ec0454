import {
  checkArray,
  checkBoolean,
  checkKeys,
  checkNumber,
  checkObject,
  checkOneOf,
  checkString
} from './check.ts'
import { checkBlend } from './check-blend-mode.ts'
import { checkBound } from './check-bound.ts'
import { mediaKeys, readMedia } from './check-media.ts'
import { checkColor, checkTransform, checkVector } from './check-shape.ts'
import { checkWithin } from './check-within.ts'
import { holds } from '../core/rules.ts'
import { freezeDeep } from '../model/freeze-deep.ts'

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

const tileTypes = [
  'RECTANGULAR',
  'HORIZONTAL_HEXAGONAL',
  'VERTICAL_HEXAGONAL'
] as const
const alignments = ['START', 'CENTER', 'END'] as const

type Fields = Record<string, unknown>

function knownKeys(
  op: string,
  at: string,
  paint: Fields,
  own: readonly string[]
): void {
  if (!holds('paints/no-unknown-keys')) return
  checkKeys(op, at, paint, [...common, ...own])
}

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
    opacity: checkWithin(op, `${at}.opacity`, opacity, 0, 1),
    blendMode: checkBlend(op, at, blendMode)
  }
}

function readSolid(op: string, at: string, paint: Fields): Fields {
  knownKeys(op, at, paint, ['color', 'boundVariables'])
  const { boundVariables = {} } = paint
  return {
    color: checkColor(op, `${at}.color`, paint['color'], false),
    boundVariables: checkBound(op, `${at}.boundVariables`, boundVariables)
  }
}

function readGradient(op: string, at: string, paint: Fields): Fields {
  knownKeys(op, at, paint, ['gradientTransform', 'gradientStops'])
  const stops = checkArray(op, `${at}.gradientStops`, paint['gradientStops'])
  const transform = paint['gradientTransform']
  return {
    gradientTransform: checkTransform(op, `${at}.gradientTransform`, transform),
    gradientStops: stops.map((value, i) => {
      const where = `${at}.gradientStops[${i}]`
      const stop = checkObject(op, where, value)
      const { boundVariables = {} } = stop
      checkKeys(op, where, stop, ['position', 'color', 'boundVariables'])
      return {
        position: checkWithin(op, `${where}.position`, stop['position'], 0, 1),
        color: checkColor(op, `${where}.color`, stop['color'], true),
        boundVariables: checkBound(
          op,
          `${where}.boundVariables`,
          boundVariables
        )
      }
    })
  }
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
      knownKeys(op, at, paint, mediaKeys('image'))
      return readMedia(op, at, paint, 'image')
    case 'VIDEO':
      knownKeys(op, at, paint, mediaKeys('video'))
      return readMedia(op, at, paint, 'video')
    case 'PATTERN':
      return readPattern(op, at, paint)
    case 'SHADER':
      break
  }
  checkString(op, `${at}.id`, paint['id'])
  throw new Error(
    `in ${op}: Shader not imported. Call figma.importShaderById(id) first.`
  )
}

function readPattern(op: string, at: string, paint: Fields): Fields {
  const own = ['sourceNodeId', 'tileType', 'scalingFactor', 'spacing']
  knownKeys(op, at, paint, [...own, 'horizontalAlignment'])
  const alignAt = `${at}.horizontalAlignment`
  const align = paint['horizontalAlignment']
  const out = {
    sourceNodeId: checkString(op, `${at}.sourceNodeId`, paint['sourceNodeId']),
    tileType: checkOneOf(op, `${at}.tileType`, paint['tileType'], tileTypes),
    scalingFactor: checkNumber(
      op,
      `${at}.scalingFactor`,
      paint['scalingFactor']
    ),
    spacing: checkVector(op, `${at}.spacing`, paint['spacing']),
    horizontalAlignment: checkOneOf(op, alignAt, align, alignments)
  }
  if (op.endsWith('Async')) return out
  if (!holds('paints/patterns-are-set-asynchronously')) return out
  throw new Error(`in ${op}: Pattern paints must be set with setFillsAsync`)
}

/** Checks paints as Figma does and returns its own frozen copy. */
export function checkPaints(
  op: string,
  prop: string,
  value: unknown
): readonly Paint[] {
  if (!holds('paints/checked-shapes')) return value as readonly Paint[] // left out
  const paints = checkArray(op, prop, value).map((item, i) => {
    const at = `${prop}[${i}]`
    const paint = checkObject(op, at, item)
    const isKnown = paintTypes.some(type => type === paint['type'])
    if (!isKnown && !holds('paints/known-types-only')) return paint
    const own = readKind(op, at, paint)
    return Object.assign(readCommon(op, at, paint, 'NORMAL'), own)
  })
  if (holds('paints/frozen-snapshots')) freezeDeep(paints)
  return paints as unknown as readonly Paint[] // read field by field
}
