import { holds } from '../../rules/rules.ts'
import { setMatrix } from '../layout/place-layer.ts'
import { setProp } from '../edits/history.ts'
import { transformPoint, translation } from '../../shared/matrix.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { settleParents } from '../layout/resize.ts'
import { transformNetwork, networkBox } from '../geometry/vector-network.ts'

/** Figma: the layer's box is that of its network, which starts at 0, 0. */
export function writeNetwork(record: NodeRecord, network: VectorNetwork): void {
  const box = networkBox(network)
  if (!box || !holds('shapes/networks-start-at-their-layer')) {
    setProp(record, 'vectorNetwork', network)
    return
  }
  const { x, y, width, height } = box
  const [[a, c], [b, d]] = record.props.matrix
  const at = transformPoint(record.props.matrix, box)
  if (x === 0 && y === 0) setProp(record, 'vectorNetwork', network)
  else {
    const moved = transformNetwork(network, translation(-x, -y))
    setProp(record, 'vectorNetwork', moved)
    setMatrix(record, [
      [a, c, at.x],
      [b, d, at.y]
    ])
  }
  setProp(record, 'width', width)
  setProp(record, 'height', height)
  settleParents(record)
}
