import { type Matrix, multiply } from '../../shared/matrix.ts'
import { starPoints } from '../../shared/star-points.ts'
import { isGroup } from '../geometry/geometry.ts'
import { networkOfPaths } from '../geometry/network-of-paths.ts'
import type { NodeRecord, RecordType } from '../record/node-record.ts'
import { visibleChildren } from './render-bounds.ts'
import { transformNetwork } from '../geometry/vector-network.ts'

const empty: VectorNetwork = { vertices: [], segments: [], regions: [] }

/** How far a handle reaches that makes a quarter of a circle. */
const quarter = 0.5522847498

function polygon(points: Vector[]): string {
  const [first, ...others] = points.map(({ x, y }) => `${x} ${y}`)
  return [`M ${first}`, ...others.map(point => `L ${point}`), 'Z'].join(' ')
}

function box({ width, height }: { width: number; height: number }): string {
  return polygon([
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height }
  ])
}

function ellipse(width: number, height: number): string {
  const x = width / 2
  const y = height / 2
  const dx = x * quarter
  const dy = y * quarter
  return [
    `M ${width} ${y}`,
    `C ${width} ${y + dy} ${x + dx} ${height} ${x} ${height}`,
    `C ${x - dx} ${height} 0 ${y + dy} 0 ${y}`,
    `C 0 ${y - dy} ${x - dx} 0 ${x} 0`,
    `C ${x + dx} 0 ${width} ${y - dy} ${width} ${y}`,
    'Z'
  ].join(' ')
}

type Draw = (record: NodeRecord) => string

const boxed: Draw = record => box(record.props)

const draws: Partial<Record<RecordType, Draw>> = {
  RECTANGLE: boxed,
  TEXT: boxed,
  SECTION: boxed,
  FRAME: boxed,
  COMPONENT: boxed,
  COMPONENT_SET: boxed,
  INSTANCE: boxed,
  ELLIPSE: ({ props }) => ellipse(props.width, props.height),
  POLYGON: ({ props }) => polygon(starPoints(props, props.pointCount, [1])),
  STAR: ({ props }) =>
    polygon(starPoints(props, props.pointCount, [1, props.innerRadius])),
  LINE: ({ props }) => `M 0 0 L ${props.width} 0`
}

function ownPath(record: NodeRecord): string | null {
  const { [record.type]: draw } = draws
  const isBare = record.children !== null && record.props.fills.length === 0
  return draw && !isBare ? draw(record) : null
}

function ownNetwork(record: NodeRecord): VectorNetwork {
  if (record.type === 'VECTOR') return record.props.vectorNetwork
  const data = ownPath(record)
  if (data === null) return empty
  const windingRule = record.type === 'LINE' ? 'NONE' : 'NONZERO'
  return networkOfPaths('flatten', [{ windingRule, data }])
}

/** Joins several networks. */
export function joinNetworks(networks: VectorNetwork[]): VectorNetwork {
  const vertices: VectorVertex[] = []
  const segments: VectorSegment[] = []
  const regions: VectorRegion[] = []
  for (const network of networks) {
    const points = vertices.length
    const lines = segments.length
    for (const vertex of network.vertices) vertices.push(vertex)
    for (const segment of network.segments) {
      const start = segment.start + points
      segments.push(
        Object.assign({}, segment, { start, end: segment.end + points })
      )
    }
    for (const region of network.regions || []) {
      const loops = region.loops.map(loop => loop.map(index => index + lines))
      regions.push(Object.assign({}, region, { loops }))
    }
  }
  return { vertices, segments, regions }
}

/**
 * What a layer and all in it draw, as one network in the coordinates that
 * `above` leads to; corners are not rounded.
 */
export function outlineOf(record: NodeRecord, above: Matrix): VectorNetwork {
  const matrix = multiply(above, record.props.matrix)
  // Children of a group are placed in the group's parent.
  const inner = isGroup(record) ? above : matrix
  return joinNetworks([
    transformNetwork(ownNetwork(record), matrix),
    ...visibleChildren(record).map(child => outlineOf(child, inner))
  ])
}
