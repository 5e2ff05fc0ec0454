import { aroundAll } from '../../shared/rect.ts'
import { transformPoint } from '../../shared/matrix.ts'
import { findNode } from '../record/document-store.ts'
import { absoluteMatrix } from '../geometry/geometry.ts'
import { setPosition } from '../layout/place-layer.ts'
import { setProp } from '../edits/history.ts'
import type { NodeRecord } from '../record/node-record.ts'

const nowhere: Vector = { x: 0, y: 0 }

/** The place of each magnet, as fractions of the layer's size. */
const magnets: Record<string, Vector> = {
  TOP: { x: 0.5, y: 0 },
  LEFT: { x: 0, y: 0.5 },
  BOTTOM: { x: 0.5, y: 1 },
  RIGHT: { x: 1, y: 0.5 }
}
const middle: Vector = { x: 0.5, y: 0.5 }

/** On the page; a position beside a layer's id counts from that layer. */
function pointOf(end: ConnectorEndpoint): Vector {
  const layer = 'endpointNodeId' in end ? findNode(end.endpointNodeId) : null
  if ('position' in end) {
    if (!layer) return end.position
    return transformPoint(absoluteMatrix(layer), end.position)
  }
  if (!layer) return nowhere
  const { width, height } = layer.props
  const { x, y } = magnets[end.magnet] || middle
  const at = { x: x * width, y: y * height }
  return transformPoint(absoluteMatrix(layer), at)
}

function endsOf({ props }: NodeRecord): [Vector, Vector] {
  return [pointOf(props.connectorStart), pointOf(props.connectorEnd)]
}

/** Lays a connector's box around its ends. */
export function placeConnector(record: NodeRecord): void {
  const points = endsOf(record).map(({ x, y }) => ({
    x,
    y,
    width: 0,
    height: 0
  }))
  const box = aroundAll(points)
  if (!box) return
  setPosition(record, box.x, box.y)
  setProp(record, 'width', box.width)
  setProp(record, 'height', box.height)
}

/** Its line in its own axes, straight from end to end. */
export function lineOfConnector(record: NodeRecord): VectorNetwork {
  const ends = endsOf(record)
  const left = Math.min(...ends.map(({ x }) => x))
  const top = Math.min(...ends.map(({ y }) => y))
  return {
    vertices: ends.map(({ x, y }) => ({ x: x - left, y: y - top })),
    segments: [{ start: 0, end: 1 }],
    regions: []
  }
}
