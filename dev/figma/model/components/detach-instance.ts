import { copyShape } from '../tree/clone.ts'
import { componentKey } from './component-key.ts'
import { mainOf } from '../tree/component-tree.ts'
import { store } from '../record/document-store.ts'
import { wholeInstance } from '../tree/instances.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { placeInto, removeRecord } from '../tree/tree.ts'

function infoOf(instance: NodeRecord): DetachedInfo | null {
  const main = mainOf(instance)
  if (!main) return null
  return main.props.remote
    ? { type: 'library', componentKey: componentKey(main) }
    : { type: 'local', componentId: main.id }
}

function detachRoot(instance: NodeRecord): NodeRecord {
  const frame = copyShape(instance, 'FRAME')
  const detachedInfo = Object.freeze(infoOf(instance))
  Object.assign(frame.props, { detachedInfo })
  const parent = instance.parent || store.currentPage
  placeInto(frame, parent, (parent.children || []).indexOf(instance))
  removeRecord(instance)
  return frame
}

function placesBelow(record: NodeRecord, top: NodeRecord): number[] {
  const places: number[] = []
  let at = record
  while (at !== top && at.parent) {
    places.unshift((at.parent.children || []).indexOf(at))
    at = at.parent
  }
  return places
}

function layerAt(top: NodeRecord, places: number[]): NodeRecord {
  let at = top
  for (const place of places) at = (at.children || [])[place] || at
  return at
}

/**
 * A frame with all that the instance shows, in its place; instances around it
 * become frames first.
 */
export function detachInstance(instance: NodeRecord): NodeRecord {
  let at = instance
  for (
    let top = wholeInstance(at.parent);
    top;
    top = wholeInstance(at.parent)
  ) {
    const places = placesBelow(at, top)
    at = layerAt(detachRoot(top), places)
  }
  return detachRoot(at)
}
