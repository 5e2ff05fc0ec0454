import { checkBound } from './check-bound.ts'
import {
  checkArray,
  checkBoolean,
  checkKeys,
  checkNumber,
  checkObject,
  checkOneOf,
  checkRange,
  wrongType
} from './check.ts'
import { checkColor } from './check-shape.ts'
import { holds } from '../../rules/rules.ts'
import { freezeDeep } from '../../model/record/freeze-deep.ts'

type Fields = Record<string, unknown>

const patterns = ['ROWS', 'COLUMNS', 'GRID'] as const
const alignments = ['MIN', 'MAX', 'STRETCH', 'CENTER'] as const
const common = ['pattern', 'visible', 'color', 'boundVariables', 'sectionSize']
const standard = { r: 1, g: 0, b: 0, a: 0.1 }

function readCommon(op: string, at: string, grid: Fields): Fields {
  const { visible = true, color = standard, boundVariables } = grid
  return {
    pattern: grid['pattern'],
    visible: checkBoolean(op, `${at}.visible`, visible),
    color: checkColor(op, `${at}.color`, color, true, checkRange),
    boundVariables: checkBound(op, `${at}.boundVariables`, boundVariables)
  }
}

/** `Infinity` is what the interface calls "Auto". */
function checkCount(op: string, at: string, value: unknown): number {
  if (value === Infinity) return value
  const count = checkNumber(op, at, value)
  if (Number.isInteger(count) && count >= 1) return count
  throw wrongType(op, at, 'a whole number of at least 1', value)
}

function readLines(op: string, at: string, grid: Fields): Fields {
  const own = ['alignment', 'gutterSize', 'count', 'offset']
  checkKeys(op, at, grid, [...common, ...own])
  const alignment = checkOneOf(
    op,
    `${at}.alignment`,
    grid['alignment'],
    alignments
  )
  const out: Fields = {
    alignment,
    gutterSize: checkNumber(op, `${at}.gutterSize`, grid['gutterSize']),
    count: checkCount(op, `${at}.count`, grid['count'])
  }
  const { sectionSize, offset } = grid
  if (alignment !== 'STRETCH' && sectionSize !== undefined) {
    out['sectionSize'] = checkRange(
      op,
      `${at}.sectionSize`,
      sectionSize,
      0,
      1e6
    )
  }
  if (alignment !== 'CENTER' && offset !== undefined) {
    out['offset'] = checkNumber(op, `${at}.offset`, offset)
  }
  return out
}

function readGrid(op: string, at: string, grid: Fields): Fields {
  const pattern = checkOneOf(op, `${at}.pattern`, grid['pattern'], patterns)
  if (pattern !== 'GRID') {
    return Object.assign(readLines(op, at, grid), readCommon(op, at, grid))
  }
  checkKeys(op, at, grid, common)
  const size = checkRange(op, `${at}.sectionSize`, grid['sectionSize'], 1, 1e6)
  return Object.assign({ sectionSize: size }, readCommon(op, at, grid))
}

/** Checks layout grids as Figma does and returns its own frozen copy. */
export function checkGrids(op: string, value: unknown): readonly LayoutGrid[] {
  if (!holds('effects/checked-grids')) return value as LayoutGrid[] // left out
  const grids = checkArray(op, 'layoutGrids', value).map((item, i) => {
    const at = `layoutGrids[${i}]`
    return readGrid(op, at, checkObject(op, at, item))
  })
  return freezeDeep(grids) as unknown as readonly LayoutGrid[] // read by field
}
