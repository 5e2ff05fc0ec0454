import {
  checkArray,
  checkKeys,
  checkNumber,
  checkObject,
  checkOneOf,
  checkRange,
  checkString
} from './check.ts'
import { checkPaints } from './check-paint.ts'
import { checkVector } from './check-shape.ts'
import { propChoices } from './prop-limits.ts'
import { holds } from '../../rules/rules.ts'
import { freezeDeep } from '../../model/record/freeze-deep.ts'

const windings = ['NONZERO', 'EVENODD'] as const

function readIndex(
  op: string,
  at: string,
  value: unknown,
  count: number
): number {
  const index = checkNumber(op, at, value)
  if (Number.isInteger(index) && index >= 0 && index < count) return index
  if (!holds('shapes/networks-refer-to-what-is-there')) return index
  throw new RangeError(`in ${op}: "${at}" is out of range: ${index}`)
}

function readVertex(op: string, at: string, value: unknown): VectorVertex {
  const vertex = checkObject(op, at, value)
  const { strokeCap, strokeJoin, cornerRadius, handleMirroring } = vertex
  checkKeys(op, at, vertex, [
    'x',
    'y',
    'strokeCap',
    'strokeJoin',
    'cornerRadius',
    'handleMirroring'
  ])
  const x = checkNumber(op, `${at}.x`, vertex['x'])
  const y = checkNumber(op, `${at}.y`, vertex['y'])
  if (strokeCap !== undefined) {
    checkOneOf(op, `${at}.strokeCap`, strokeCap, propChoices.strokeCap)
  }
  if (strokeJoin !== undefined) {
    checkOneOf(op, `${at}.strokeJoin`, strokeJoin, propChoices.strokeJoin)
  }
  if (cornerRadius !== undefined) {
    checkRange(op, `${at}.cornerRadius`, cornerRadius, 0, 1e6)
  }
  if (handleMirroring !== undefined) {
    const kinds = propChoices.handleMirroring
    checkOneOf(op, `${at}.handleMirroring`, handleMirroring, kinds)
  }
  return Object.assign({}, vertex, { x, y })
}

function readTangent(
  op: string,
  at: string,
  value: unknown
): Vector | undefined {
  return value === undefined ? undefined : checkVector(op, at, value)
}

function readSegment(
  op: string,
  at: string,
  value: unknown,
  count: number
): VectorSegment {
  const segment = checkObject(op, at, value)
  checkKeys(op, at, segment, ['start', 'end', 'tangentStart', 'tangentEnd'])
  const start = readIndex(op, `${at}.start`, segment['start'], count)
  const end = readIndex(op, `${at}.end`, segment['end'], count)
  const out = readTangent(op, `${at}.tangentStart`, segment['tangentStart'])
  const into = readTangent(op, `${at}.tangentEnd`, segment['tangentEnd'])
  return Object.assign(
    { start, end },
    out && { tangentStart: out },
    into && { tangentEnd: into }
  )
}

function readLoop(
  op: string,
  at: string,
  value: unknown,
  count: number
): number[] {
  return checkArray(op, at, value).map(index => readIndex(op, at, index, count))
}

function readRegion(
  op: string,
  at: string,
  value: unknown,
  count: number
): VectorRegion {
  const region = checkObject(op, at, value)
  checkKeys(op, at, region, ['windingRule', 'loops', 'fills', 'fillStyleId'])
  const { windingRule, fills, fillStyleId } = region
  const loops = checkArray(op, `${at}.loops`, region['loops'])
  const out = {
    windingRule: checkOneOf(op, `${at}.windingRule`, windingRule, windings),
    loops: loops.map(loop => readLoop(op, `${at}.loops`, loop, count))
  }
  const paints =
    fills === undefined ? {} : { fills: checkPaints(op, `${at}.fills`, fills) }
  const style =
    fillStyleId === undefined
      ? {}
      : { fillStyleId: checkString(op, `${at}.fillStyleId`, fillStyleId) }
  return Object.assign(out, paints, style)
}

/** Checks a vector network as Figma does and returns its own frozen copy. */
export function checkNetwork(op: string, value: unknown): VectorNetwork {
  const network = checkObject(op, 'vectorNetwork', value)
  checkKeys(op, 'vectorNetwork', network, ['vertices', 'segments', 'regions'])
  const { regions = [] } = network
  const vertices = checkArray(op, 'vertices', network['vertices']).map(
    (one, i) => readVertex(op, `vertices[${i}]`, one)
  )
  const segments = checkArray(op, 'segments', network['segments']).map(
    (one, i) => readSegment(op, `segments[${i}]`, one, vertices.length)
  )
  return freezeDeep({
    vertices,
    segments,
    regions: checkArray(op, 'regions', regions).map((one, i) =>
      readRegion(op, `regions[${i}]`, one, segments.length)
    )
  })
}

/** The same for paths; their data is read elsewhere. */
export function checkPaths(op: string, value: unknown): VectorPaths {
  return checkArray(op, 'vectorPaths', value).map((item, i) => {
    const at = `vectorPaths[${i}]`
    const path = checkObject(op, at, item)
    checkKeys(op, at, path, ['windingRule', 'data'])
    const rules = [...windings, 'NONE'] as const
    const rule = path['windingRule']
    return {
      windingRule: checkOneOf(op, `${at}.windingRule`, rule, rules),
      data: checkString(op, `${at}.data`, path['data'])
    }
  })
}
