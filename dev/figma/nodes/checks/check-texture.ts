import { checkBoolean, checkKeys, checkNumber, checkOneOf } from './check.ts'
import { rangeOf } from './range-of.ts'
import { checkBound } from './check-bound.ts'
import { checkBlend } from './check-blend-mode.ts'
import { checkColor, checkVector } from './check-shape.ts'
import { holds } from '../../rules/rules.ts'

const checkAmount = rangeOf(holds('effects/values-within-range'))

type Fields = Record<string, unknown>

const common = ['type', 'visible', 'boundVariables']
const grainKeys = ['noiseSize', 'noiseSizeVector']
const noiseTypes = ['MONOTONE', 'DUOTONE', 'MULTITONE'] as const

function readCommon(op: string, at: string, effect: Fields): Fields {
  const { boundVariables } = effect
  return {
    type: effect['type'],
    visible: checkBoolean(op, `${at}.visible`, effect['visible']),
    boundVariables: checkBound(op, `${at}.boundVariables`, boundVariables)
  }
}

function readGrain(op: string, at: string, effect: Fields): Fields {
  const noiseSize = checkNumber(op, `${at}.noiseSize`, effect['noiseSize'])
  const { noiseSizeVector = { x: noiseSize, y: noiseSize } } = effect
  const vector = checkVector(op, `${at}.noiseSizeVector`, noiseSizeVector)
  if (vector.x !== noiseSize && holds('effects/noise-sizes-agree')) {
    throw new Error(
      `in ${op}: Expected "${at}.noiseSizeVector.x" to equal "${at}.noiseSize"`
    )
  }
  return { noiseSize, noiseSizeVector: vector }
}

function readTones(op: string, at: string, effect: Fields): Fields {
  const { noiseType, secondaryColor, opacity } = effect
  const type = checkOneOf(op, `${at}.noiseType`, noiseType, noiseTypes)
  switch (type) {
    case 'MONOTONE':
      break
    case 'DUOTONE': {
      const where = `${at}.secondaryColor`
      const color = checkColor(op, where, secondaryColor, true, checkAmount)
      return { noiseType: type, secondaryColor: color }
    }
    case 'MULTITONE': {
      const amount = checkAmount(op, `${at}.opacity`, opacity, 0, 1)
      return { noiseType: type, opacity: amount }
    }
  }
  return { noiseType: type }
}

export function readNoise(op: string, at: string, effect: Fields): Fields {
  const own = ['noiseType', 'color', 'blendMode', 'density']
  const tones = ['secondaryColor', 'opacity']
  checkKeys(op, at, effect, [...common, ...grainKeys, ...own, ...tones])
  const mode = effect['blendMode']
  return Object.assign(
    readCommon(op, at, effect),
    readGrain(op, at, effect),
    readTones(op, at, effect),
    {
      color: checkColor(op, `${at}.color`, effect['color'], true, checkAmount),
      blendMode: checkBlend(op, at, mode),
      density: checkNumber(op, `${at}.density`, effect['density'])
    }
  )
}

export function readTexture(op: string, at: string, effect: Fields): Fields {
  checkKeys(op, at, effect, [...common, ...grainKeys, 'radius', 'clipToShape'])
  const clip = effect['clipToShape']
  return Object.assign(readCommon(op, at, effect), readGrain(op, at, effect), {
    radius: checkAmount(op, `${at}.radius`, effect['radius'], 0, 1e6),
    clipToShape: checkBoolean(op, `${at}.clipToShape`, clip)
  })
}

const shares = ['lightIntensity', 'refraction', 'dispersion']

export function readGlass(op: string, at: string, effect: Fields): Fields {
  const own = ['lightAngle', 'depth', 'radius']
  checkKeys(op, at, effect, [...common, ...shares, ...own])
  const out = readCommon(op, at, effect)
  for (const name of shares) {
    out[name] = checkAmount(op, `${at}.${name}`, effect[name], 0, 1)
  }
  out['lightAngle'] = checkNumber(op, `${at}.lightAngle`, effect['lightAngle'])
  out['depth'] = checkAmount(op, `${at}.depth`, effect['depth'], 1, 1e6)
  out['radius'] = checkAmount(op, `${at}.radius`, effect['radius'], 0, 1e6)
  return out
}
