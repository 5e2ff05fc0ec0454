import {
  checkArray,
  checkKeys,
  checkNumber,
  checkObject,
  checkOneOf,
  checkString
} from './check.ts'
import { checkPaints } from './check-paint.ts'
import { members } from './define-node.ts'
import { freezeDeep } from '../model/freeze-deep.ts'
import {
  type Handle,
  editable,
  live,
  refuseDynamic,
  sessionOf
} from './handle.ts'
import { setProp } from '../model/history.ts'
import { mixed } from '../model/mixed.ts'

function readIndex(
  op: string,
  at: string,
  value: unknown,
  count: number
): number {
  const index = checkNumber(op, at, value)
  if (Number.isInteger(index) && index >= 0 && index < count) return index
  throw new RangeError(`in ${op}: "${at}" is out of range: ${index}`)
}

function readVertex(op: string, at: string, value: unknown): VectorVertex {
  const vertex = checkObject(op, at, value)
  const x = checkNumber(op, `${at}.x`, vertex['x'])
  return Object.assign({}, vertex, {
    x,
    y: checkNumber(op, `${at}.y`, vertex['y'])
  })
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
  return Object.assign({}, segment, { start, end })
}

function readRegion(
  op: string,
  at: string,
  value: unknown,
  count: number
): VectorRegion {
  const region = checkObject(op, at, value)
  checkKeys(op, at, region, ['windingRule', 'loops', 'fills', 'fillStyleId'])
  const rules = ['NONZERO', 'EVENODD'] as const
  const rule = region['windingRule']
  const loops = checkArray(op, `${at}.loops`, region['loops'])
  const out = {
    windingRule: checkOneOf(op, `${at}.windingRule`, rule, rules),
    loops: loops.map(loop =>
      checkArray(op, `${at}.loops`, loop).map(index =>
        readIndex(op, `${at}.loops`, index, count)
      )
    )
  }
  const { fills, fillStyleId } = region
  const paints =
    fills === undefined ? {} : { fills: checkPaints(op, `${at}.fills`, fills) }
  const style =
    fillStyleId === undefined
      ? {}
      : { fillStyleId: checkString(op, `${at}.fillStyleId`, fillStyleId) }
  return Object.assign(out, paints, style)
}

function readNetwork(op: string, value: unknown): VectorNetwork {
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

function write(handle: Handle, op: string, value: unknown): void {
  const record = editable(handle, op)
  setProp(record, 'vectorNetwork', readNetwork(op, value))
}

/** A network is kept and its regions may have fills; it is not drawn. */
export const vectorMembers = members({
  get vectorNetwork() {
    return live(this, 'get_vectorNetwork').props.vectorNetwork
  },
  set vectorNetwork(value: VectorNetwork) {
    const op = 'set_vectorNetwork'
    refuseDynamic(sessionOf(this), op, 'setVectorNetworkAsync')
    write(this, op, value)
  },
  async setVectorNetworkAsync(value: VectorNetwork) {
    write(this, 'setVectorNetworkAsync', value)
  },
  get fills() {
    const { fills, vectorNetwork } = live(this, 'get_fills').props
    const own = (vectorNetwork.regions || []).some(region => region.fills)
    return own ? mixed : fills
  },
  set fills(value: readonly Paint[] | typeof mixed) {
    const op = 'set_fills'
    const record = editable(this, op)
    const paints = checkPaints(op, 'fills', value)
    const { vectorNetwork } = record.props
    const regions = (vectorNetwork.regions || []).map(
      ({ windingRule, loops }) => ({ windingRule, loops })
    )
    const network = Object.assign({}, vectorNetwork, { regions })
    setProp(record, 'vectorNetwork', freezeDeep(network))
    setProp(record, 'fillStyleId', '')
    setProp(record, 'fills', paints)
  }
})
