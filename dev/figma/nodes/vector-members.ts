import { assertOverridable } from './handles/assert-overridable.ts'
import { checkNetwork, checkPaths } from './checks/check-network.ts'
import { checkChoice } from './checks/prop-limits.ts'
import { checkPaints } from './checks/check-paint.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import { type Edit, edit, editLater } from './handles/edit.ts'
import { editable, live, refuseDynamic, sessionOf } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'
import { clearRegions } from '../model/shapes/region-fills.ts'
import { mixed } from '../model/record/mixed.ts'
import { networkOfPaths } from '../model/geometry/network-of-paths.ts'
import {
  clearVertices,
  valueOfVertices
} from '../model/shapes/vertex-values.ts'
import { pathsOfNetwork } from '../model/geometry/paths-of-network.ts'
import { writeNetwork } from '../model/shapes/write-network.ts'

type Mixed = typeof mixed

function write(op: string, value: unknown): Edit {
  const network = checkNetwork(op, value)
  return record => {
    assertOverridable(op, record)
    writeNetwork(record, network)
  }
}

function writeFills(op: string, value: unknown): Edit {
  const paints = checkPaints(op, 'fills', value)
  return record => {
    clearRegions(record)
    setProp(record, 'fillStyleId', '')
    setProp(record, 'fills', paints)
  }
}

/** A vector as a network, and as the paths that draw it. */
export const vectorMembers = members({
  get vectorNetwork() {
    return live(this, 'get_vectorNetwork').props.vectorNetwork
  },
  set vectorNetwork(value: VectorNetwork) {
    const op = 'set_vectorNetwork'
    refuseDynamic(sessionOf(this), op, 'setVectorNetworkAsync')
    edit(this, op, write(op, value))
  },
  async setVectorNetworkAsync(value: VectorNetwork) {
    const op = 'setVectorNetworkAsync'
    await editLater(this, op, write(op, value))
  },
  get vectorPaths() {
    return pathsOfNetwork(live(this, 'get_vectorPaths').props.vectorNetwork)
  },
  set vectorPaths(value: VectorPaths) {
    const op = 'set_vectorPaths'
    const network = networkOfPaths(op, checkPaths(op, value))
    const record = editable(this, op)
    assertOverridable(op, record)
    writeNetwork(record, network)
  },
  get handleMirroring(): HandleMirroring | Mixed {
    const record = live(this, 'get_handleMirroring')
    const { handleMirroring } = record.props
    return valueOfVertices(record, 'handleMirroring', handleMirroring)
  },
  set handleMirroring(value: HandleMirroring) {
    const op = 'set_handleMirroring'
    const record = editable(this, op)
    const kind = checkChoice(op, 'handleMirroring', value)
    assertOverridable(op, record)
    setProp(record, 'handleMirroring', kind)
    clearVertices(record, 'handleMirroring')
  },
  get fills() {
    const { fills, vectorNetwork } = live(this, 'get_fills').props
    const own = (vectorNetwork.regions || []).some(region => region.fills)
    const differs = own && holds('mixed-fills/region-fills-are-mixed')
    return differs ? mixed : fills
  },
  set fills(value: readonly Paint[] | typeof mixed) {
    edit(this, 'set_fills', writeFills('set_fills', value))
  },
  async setFillsAsync(value: readonly Paint[]) {
    const op = 'setFillsAsync'
    await editLater(this, op, writeFills(op, value))
  }
})
