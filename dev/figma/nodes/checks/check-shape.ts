import type { Matrix } from '../../shared/matrix.ts'
import {
  checkArray,
  checkKeys,
  checkNumber,
  checkObject,
  checkOneOf,
  wrongType
} from './check.ts'
import type { RangeCheck } from './range-of.ts'

const rgb = ['r', 'g', 'b']
const rgba = ['r', 'g', 'b', 'a']
const rgbKeys = ['r', 'g', 'b', 'colorSpace']
const rgbaKeys = ['r', 'g', 'b', 'a', 'colorSpace']

export function checkColor(
  op: string,
  at: string,
  value: unknown,
  alpha: boolean,
  checkWithin: RangeCheck
): Record<string, number> {
  const color = checkObject(op, at, value)
  const names = alpha ? rgba : rgb
  checkKeys(op, at, color, alpha ? rgbaKeys : rgbKeys)
  const out: Record<string, number> = {}
  for (const name of names) {
    out[name] = checkWithin(op, `${at}.${name}`, color[name], 0, 1)
  }
  return out
}

/**
 * Figma: a file may hold a gradient whose matrix is not a number, which JSON
 * writes as null. A plugin cannot set one.
 */
function checkEntry(op: string, at: string, value: unknown): number {
  return op === 'readAsync' && value === null ? NaN : checkNumber(op, at, value)
}

function checkRow(
  op: string,
  at: string,
  value: unknown
): [number, number, number] {
  const row = checkArray(op, at, value)
  if (row.length !== 3) {
    throw wrongType(op, at, '[number, number, number]', value)
  }
  const entry = (i: number): number => checkEntry(op, `${at}[${i}]`, row[i])
  return [entry(0), entry(1), entry(2)]
}

export function checkTransform(op: string, at: string, value: unknown): Matrix {
  const rows = checkArray(op, at, value)
  if (rows.length !== 2) throw wrongType(op, at, 'Transform', value)
  return [checkRow(op, `${at}[0]`, rows[0]), checkRow(op, `${at}[1]`, rows[1])]
}

export function checkVector(op: string, at: string, value: unknown): Vector {
  const vector = checkObject(op, at, value)
  checkKeys(op, at, vector, ['x', 'y'])
  return {
    x: checkNumber(op, `${at}.x`, vector['x']),
    y: checkNumber(op, `${at}.y`, vector['y'])
  }
}

const constraintTypes = ['MIN', 'CENTER', 'MAX', 'STRETCH', 'SCALE'] as const

export function checkConstraints(op: string, value: unknown): Constraints {
  const of = checkObject(op, 'constraints', value)
  checkKeys(op, 'constraints', of, ['horizontal', 'vertical'])
  const read = (name: string): ConstraintType =>
    checkOneOf(op, `constraints.${name}`, of[name], constraintTypes)
  return { horizontal: read('horizontal'), vertical: read('vertical') }
}
