import type { Matrix } from '../shared/host.ts'
import { holds } from '../rules/rules.ts'
import { setMatrix } from './geometry.ts'
import { setProp } from './history.ts'
import { transformPoint } from '../shared/matrix.ts'
import type { NodeRecord } from './node-record.ts'
import { settleParents } from './resize.ts'
import { movedNetwork, networkExtent } from './vector-network.ts'

/** Figma: the layer's box is that of its network, which starts at 0, 0. */
export function writeNetwork(record: NodeRecord, network: VectorNetwork): void {
  const extent = networkExtent(network)
  if (!extent || !holds('shapes/networks-start-at-their-layer')) {
    setProp(record, 'vectorNetwork', network)
    return
  }
  const { min, max } = extent
  const { matrix } = record.props
  const at = transformPoint(matrix, min)
  const there: Matrix = [
    [matrix[0][0], matrix[0][1], at.x],
    [matrix[1][0], matrix[1][1], at.y]
  ]
  const atOrigin = min.x === 0 && min.y === 0
  const back: Matrix = [
    [1, 0, -min.x],
    [0, 1, -min.y]
  ]
  setProp(
    record,
    'vectorNetwork',
    atOrigin ? network : movedNetwork(network, back)
  )
  if (!atOrigin) setMatrix(record, there)
  setProp(record, 'width', max.x - min.x)
  setProp(record, 'height', max.y - min.y)
  settleParents(record)
}
