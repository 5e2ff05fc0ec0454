import {
  checkArray,
  checkBoolean,
  checkKeys,
  checkObject,
  checkOneOf
} from './check.ts'
import { readGlass, readNoise, readTexture } from './check-texture.ts'
import { checkBlend } from './check-blend-mode.ts'
import { checkBound } from './check-bound.ts'
import { checkColor, checkVector } from './check-shape.ts'
import { rangeOf } from './range-of.ts'
import { holds } from '../../rules/rules.ts'
import { freezeDeep } from '../../model/record/freeze-deep.ts'

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
const progressiveKeys = ['startRadius', 'startOffset', 'endOffset']
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
const blurTypes = ['NORMAL', 'PROGRESSIVE'] as const

const checkAmount = rangeOf(holds('effects/values-within-range'))

type Fields = Record<string, unknown>

function readShadow(op: string, at: string, effect: Fields): Fields {
  checkKeys(op, at, effect, shadowKeys)
  const { spread = 0, boundVariables } = effect
  const { showShadowBehindNode = false } = effect
  const mode = effect['blendMode']
  const shown = `${at}.showShadowBehindNode`
  const out: Fields = {
    type: effect['type'],
    color: checkColor(op, `${at}.color`, effect['color'], true, checkAmount),
    offset: checkVector(op, `${at}.offset`, effect['offset']),
    radius: checkAmount(op, `${at}.radius`, effect['radius'], 0, 1e6),
    spread: checkAmount(op, `${at}.spread`, spread, -1e6, 1e6),
    visible: checkBoolean(op, `${at}.visible`, effect['visible']),
    blendMode: checkBlend(op, at, mode),
    boundVariables: checkBound(op, `${at}.boundVariables`, boundVariables)
  }
  if (effect['type'] === 'DROP_SHADOW') {
    out['showShadowBehindNode'] = checkBoolean(op, shown, showShadowBehindNode)
  }
  return out
}

function readProgress(op: string, at: string, effect: Fields): Fields {
  const start = effect['startRadius']
  return {
    startRadius: checkAmount(op, `${at}.startRadius`, start, 0, 1e6),
    startOffset: checkVector(op, `${at}.startOffset`, effect['startOffset']),
    endOffset: checkVector(op, `${at}.endOffset`, effect['endOffset'])
  }
}

function readBlur(op: string, at: string, effect: Fields): Fields {
  const { blurType = 'NORMAL', boundVariables } = effect
  const type = checkOneOf(op, `${at}.blurType`, blurType, blurTypes)
  const isProgressive = type === 'PROGRESSIVE'
  const keys = isProgressive ? [...blurKeys, ...progressiveKeys] : blurKeys
  checkKeys(op, at, effect, keys)
  const out = {
    type: effect['type'],
    radius: checkAmount(op, `${at}.radius`, effect['radius'], 0, 1e6),
    visible: checkBoolean(op, `${at}.visible`, effect['visible']),
    blurType: type,
    boundVariables: checkBound(op, `${at}.boundVariables`, boundVariables)
  }
  return Object.assign(out, isProgressive ? readProgress(op, at, effect) : {})
}

function readEffect(op: string, at: string, effect: Fields): Fields {
  const isKnown = effectTypes.some(type => type === effect['type'])
  if (!isKnown && !holds('effects/known-types-only')) return effect
  const type = checkOneOf(op, `${at}.type`, effect['type'], effectTypes)
  switch (type) {
    case 'DROP_SHADOW':
    case 'INNER_SHADOW':
      return readShadow(op, at, effect)
    case 'LAYER_BLUR':
    case 'BACKGROUND_BLUR':
      return readBlur(op, at, effect)
    case 'NOISE':
      return readNoise(op, at, effect)
    case 'TEXTURE':
      return readTexture(op, at, effect)
    case 'GLASS':
      return readGlass(op, at, effect)
    case 'SHADER':
      break
  }
  throw new Error(
    `in ${op}: Shader not imported. Call figma.importShaderById(id) first.`
  )
}

/** Checks effects as Figma does and returns its own frozen copy. */
export function checkEffects(op: string, value: unknown): readonly Effect[] {
  if (!holds('effects/checked-shapes')) return value as Effect[] // left out
  const effects = checkArray(op, 'effects', value).map((item, i) => {
    const at = `effects[${i}]`
    return readEffect(op, at, checkObject(op, at, item))
  })
  if (holds('effects/frozen-snapshots')) freezeDeep(effects)
  return effects as unknown as readonly Effect[] // read by field
}
