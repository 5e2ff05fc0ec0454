import { type Matrix, invert } from '../../shared/matrix.ts'
import { gridsOfFile } from '../../model/files/layout-grids.ts'
import { type Place, broken, checkKind, kindOf, within } from './broken-file.ts'
import { checkLayerBlend } from '../checks/check-blend-mode.ts'
import { readEndpoint } from '../checks/check-connector.ts'
import { checkEffects } from '../checks/check-effect.ts'
import { checkGrids } from '../checks/check-grid.ts'
import { checkNetwork } from '../checks/check-network.ts'
import { checkPaints } from '../checks/check-paint.ts'
import { checkConstraints } from '../checks/check-shape.ts'
import { checkFormat, plainKeys } from '../text/check-text-format.ts'
import {
  type ChoiceKey,
  type RangeKey,
  choiceKeys,
  propChoices,
  propRanges,
  rangeKeys
} from '../checks/prop-limits.ts'
import { readArc } from '../shape-members.ts'

export type FileCheck = (place: Place, value: unknown) => void

/** Reports what the setter's check found, without the setter's name. */
function asPlugin(check: (value: unknown) => void): FileCheck {
  return (place, value) => {
    try {
      check(value)
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      throw broken(place, `is wrong: ${text.replace(/^in \w+: /, '')}`)
    }
  }
}

function checkMatrix(place: Place, value: unknown): void {
  const rows = checkKind(place, value, 'a list')
  const good = rows.every(
    row =>
      Array.isArray(row) &&
      row.length === 3 &&
      row.every(one => typeof one === 'number')
  )
  if (rows.length !== 2 || !good) {
    throw broken(place, 'must be two rows of three numbers')
  }
  if (invert(rows as Matrix)) return // just looked
  throw broken(place, 'makes the layer flat, so it cannot be undone')
}

function choice(key: ChoiceKey): FileCheck {
  const words: readonly unknown[] = propChoices[key]
  return (place, value) => {
    if (words.includes(value)) return
    const found = JSON.stringify(value)
    throw broken(place, `must be one of ${words.join(', ')} but is ${found}`)
  }
}

function range(min: number, max: number, orNothing = false): FileCheck {
  const limits =
    max === Infinity ? `at least ${min}` : `between ${min} and ${max}`
  return (place, value) => {
    if (orNothing && kindOf(value) === 'nothing') return
    const number = checkKind(place, value, 'a number')
    if (number >= min && number <= max) return
    throw broken(place, `must be ${limits} but is ${number}`)
  }
}

function checkGridList(place: Place, value: unknown): void {
  const grids = checkKind(place, value, 'a list')
  grids.forEach((grid, i) => checkKind(within(place, i), grid, 'an object'))
  const check = asPlugin(whole => checkGrids('read', whole))
  check(place, gridsOfFile(grids as LayoutGrid[])) // they are objects
}

/** A side without a weight of its own follows the others. */
function isSideWeight(key: RangeKey): boolean {
  return /^stroke\w+Weight$/.test(key)
}

// Figma: only an asynchronous setter takes every kind of paint.
const paints = asPlugin(value => checkPaints('readAsync', 'paints', value))

const checkEnd = asPlugin(value => readEndpoint('read', 'end', value))

/** A table's rows of cells, each with its paints and its letters. */
function checkCells(place: Place, value: unknown): void {
  checkKind(place, value, 'a list').forEach((row, i) => {
    const at = within(place, i)
    checkKind(at, row, 'a list').forEach((one, j) => {
      const cell = checkKind(within(at, j), one, 'an object')
      const inside = within(at, j)
      paints(within(inside, 'fills'), cell['fills'])
      checkKind(within(inside, 'characters'), cell['characters'], 'text')
    })
  })
}

/** Checks by prop that need only its value. */
export const fileChecks: Record<string, FileCheck> = {
  matrix: checkMatrix,
  width: range(0, Infinity),
  height: range(0, Infinity),
  pointCount: range(3, Infinity),
  maxLines: range(1, Infinity, true),
  blendMode: asPlugin(value => checkLayerBlend('read', value)),
  constraints: asPlugin(value => checkConstraints('read', value)),
  arcData: asPlugin(value => readArc('read', value)),
  layoutGrids: checkGridList,
  effects: asPlugin(value => checkEffects('read', value)),
  vectorNetwork: asPlugin(value => checkNetwork('readAsync', value)),
  cells: checkCells,
  connectorStart: checkEnd,
  connectorEnd: checkEnd,
  textFills: paints,
  fills: paints,
  strokes: paints,
  paints,
  backgrounds: paints
}
for (const key of choiceKeys) fileChecks[key] = choice(key)
for (const key of rangeKeys) {
  const [min, max] = propRanges[key]
  fileChecks[key] = range(min, max, isSideWeight(key))
}
for (const key of plainKeys) {
  fileChecks[key] = asPlugin(value => checkFormat('read', key, value))
}
