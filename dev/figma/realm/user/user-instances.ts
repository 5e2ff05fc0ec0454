import { assertShows } from '../../model/tree/assert-holds.ts'
import { detachInstance } from '../../model/components/detach-instance.ts'
import { store } from '../../model/record/document-store.ts'
import { swapComponent } from '../../model/components/swap-instance.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { select } from '../../model/edits/selection-store.ts'
import { assertFree, findLayer, findLayers, layerHandle } from './person.ts'

function instances(ids: string[]): NodeRecord[] {
  return findLayers(ids).filter(record => record.type === 'INSTANCE')
}

interface Resettable {
  removeOverrides(): void
}

/** Instances by hand. */
export const instanceEdits = {
  removeOverrides(ids: string[]) {
    for (const record of instances(ids)) {
      const handle = layerHandle(record) as unknown as Resettable // an instance
      handle.removeOverrides()
    }
  },
  detachInstance(ids: string[]) {
    const frames = instances(ids).map(record => {
      assertFree(record)
      return detachInstance(record)
    })
    select(store.currentPage, frames)
  },
  swapInstance(ids: string[], componentId: string) {
    const component = findLayer(componentId)
    if (component.type !== 'COMPONENT') {
      throw new Error(`"${component.props.name}" is no component`)
    }
    for (const record of instances(ids)) {
      assertShows('swapComponent', record, component)
      swapComponent(record, component)
    }
  }
}
