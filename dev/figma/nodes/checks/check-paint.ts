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
import { rangeOf } from './range-of.ts'
import { holds } from '../../rules/rules.ts'
import { freezeDeep } from '../../model/record/freeze-deep.ts'

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

const checkWithin = rangeOf(holds('paints/values-within-range'))
const knowsKeys = holds('paints/no-unknown-keys')

const keys = {
  solid: [...common, 'color', 'boundVariables'],
  gradient: [...common, 'gradientTransform', 'gradientStops'],
  image: [...common, ...mediaKeys('image')],
  video: [...common, ...mediaKeys('video')],
  pattern: [
    ...common,
    'sourceNodeId',
    'tileType',
    'scalingFactor',
    'spacing',
    'horizontalAlignment'
  ]
}

type Fields = Record<string, unknown>

function knownKeys(
  op: string,
  at: string,
  paint: Fields,
  kind: keyof typeof keys
): void {
  if (knowsKeys) checkKeys(op, at, paint, keys[kind])
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
  knownKeys(op, at, paint, 'solid')
  const { boundVariables } = paint
  return {
    color: checkColor(op, `${at}.color`, paint['color'], false, checkWithin),
    boundVariables: checkBound(op, `${at}.boundVariables`, boundVariables)
  }
}

function readGradient(op: string, at: string, paint: Fields): Fields {
  knownKeys(op, at, paint, 'gradient')
  const stops = checkArray(op, `${at}.gradientStops`, paint['gradientStops'])
  const transform = paint['gradientTransform']
  return {
    gradientTransform: checkTransform(op, `${at}.gradientTransform`, transform),
    gradientStops: stops.map((value, i) => {
      const where = `${at}.gradientStops[${i}]`
      const stop = checkObject(op, where, value)
      const { boundVariables } = stop
      checkKeys(op, where, stop, ['position', 'color', 'boundVariables'])
      return {
        position: checkWithin(op, `${where}.position`, stop['position'], 0, 1),
        color: checkColor(
          op,
          `${where}.color`,
          stop['color'],
          true,
          checkWithin
        ),
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
      knownKeys(op, at, paint, 'image')
      return readMedia(op, at, paint, 'image')
    case 'VIDEO':
      knownKeys(op, at, paint, 'video')
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
  knownKeys(op, at, paint, 'pattern')
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
