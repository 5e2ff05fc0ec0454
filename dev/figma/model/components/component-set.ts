import { newRecord } from '../record/document-store.ts'
import { aroundAll } from '../../shared/rect.ts'
import { absoluteBox } from '../geometry/geometry.ts'
import { setPosition } from '../layout/place-layer.ts'
import { moveAllInto } from '../tree/grouping.ts'
import { setProp } from '../edits/history.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { numberedName } from '../tree/numbered-name.ts'
import { placeInto } from '../tree/tree.ts'
import { namesAsVariants, sharedName } from './variant-names.ts'

/** A set of these components, each in its place on the page. */
export function combineRecords(
  components: NodeRecord[],
  parent: NodeRecord,
  index: number
): NodeRecord {
  const names = components.map(component => component.props.name)
  const siblings = parent.children || []
  const name = sharedName(names) || numberedName('Component', siblings)
  const box = aroundAll(components.map(absoluteBox))
  const set = newRecord('COMPONENT_SET', { name })
  placeInto(set, parent, index)
  if (box) {
    const own = absoluteBox(set)
    const [[, , x], [, , y]] = set.props.matrix
    setPosition(set, x + box.x - own.x, y + box.y - own.y)
    setProp(set, 'width', box.width)
    setProp(set, 'height', box.height)
  }
  const variants = namesAsVariants(names)
  moveAllInto(components, set, 0)
  components.forEach((component, i) => {
    setProp(component, 'name', variants[i] || component.props.name)
  })
  return set
}

/** The topmost variant; among equals the leftmost. */
export function defaultVariant(set: NodeRecord): NodeRecord | null {
  let best: NodeRecord | null = null
  for (const one of set.children || []) {
    if (!best) best = one
    const [[, , x], [, , y]] = one.props.matrix
    const [[, , bestX], [, , bestY]] = best.props.matrix
    if (y < bestY || (y === bestY && x < bestX)) best = one
  }
  return best
}
