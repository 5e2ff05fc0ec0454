import {
  checkArray,
  checkBoolean,
  checkKeys,
  checkObject,
  checkOneOf,
  checkRange
} from './check.ts'
import { blendModes } from './check-paint.ts'
import { checkColor, checkVector } from './check-shape.ts'
import { freezeDeep } from '../model/freeze-deep.ts'

const shadowKeys = [
  'type',
  'color',
  'offset',
  'radius',
  'spread',
  'visible',
  'blendMode',
  'showShadowBehindNode',
  'boundVariables'
]
const blurKeys = ['type', 'radius', 'visible', 'blurType', 'boundVariables']
const effectTypes = [
  'DROP_SHADOW',
  'INNER_SHADOW',
  'LAYER_BLUR',
  'BACKGROUND_BLUR',
  'NOISE',
  'TEXTURE',
  'GLASS',
  'SHADER'
] as const

type Fields = Record<string, unknown>

function readShadow(op: string, at: string, effect: Fields): Fields {
  checkKeys(op, at, effect, shadowKeys)
  const { spread = 0, boundVariables = {} } = effect
  const mode = effect['blendMode']
  return {
    type: effect['type'],
    color: checkColor(op, `${at}.color`, effect['color'], true),
    offset: checkVector(op, `${at}.offset`, effect['offset']),
    radius: checkRange(op, `${at}.radius`, effect['radius'], 0, 1e6),
    spread: checkRange(op, `${at}.spread`, spread, -1e6, 1e6),
    visible: checkBoolean(op, `${at}.visible`, effect['visible']),
    blendMode: checkOneOf(op, `${at}.blendMode`, mode, blendModes),
    boundVariables
  }
}

function readBlur(op: string, at: string, effect: Fields): Fields {
  const { blurType = 'NORMAL', boundVariables = {} } = effect
  if (blurType !== 'NORMAL') throw new Error('not emulated: progressive blur')
  checkKeys(op, at, effect, blurKeys)
  return {
    type: effect['type'],
    radius: checkRange(op, `${at}.radius`, effect['radius'], 0, 1e6),
    visible: checkBoolean(op, `${at}.visible`, effect['visible']),
    blurType,
    boundVariables
  }
}

function readEffect(op: string, at: string, effect: Fields): Fields {
  const type = checkOneOf(op, `${at}.type`, effect['type'], effectTypes)
  switch (type) {
    case 'DROP_SHADOW':
    case 'INNER_SHADOW':
      return readShadow(op, at, effect)
    case 'LAYER_BLUR':
    case 'BACKGROUND_BLUR':
      return readBlur(op, at, effect)
    case 'NOISE':
    case 'TEXTURE':
    case 'GLASS':
    case 'SHADER':
      break
  }
  throw new Error(`not emulated: effect ${type}`)
}

/** Checks effects as Figma does and returns its own frozen copy. */
export function checkEffects(op: string, value: unknown): readonly Effect[] {
  const effects = checkArray(op, 'effects', value).map((item, i) => {
    const at = `effects[${i}]`
    return readEffect(op, at, checkObject(op, at, item))
  })
  return freezeDeep(effects) as unknown as readonly Effect[] // read by field
}
