import { checkString, wrongType } from './check.ts'
import { detachInstance } from '../model/clone.ts'
import { members } from './define-node.ts'
import { store } from '../model/document-store.ts'
import {
  type Handle,
  editable,
  handleOf,
  isHandle,
  live,
  refuseDynamic,
  sessionOf
} from './handle.ts'
import { setProp } from '../model/history.ts'
import { instancesOf, instantiate, swapComponent } from '../model/instances.ts'
import type { NodeRecord } from '../model/node-record.ts'
import { isSublayer, placeOnPage } from '../model/tree.ts'

function mainOf(handle: Handle, op: string): Handle | null {
  const main = store.byId.get(live(handle, op).props.mainComponent)
  return main && !main.removed ? handleOf(sessionOf(handle), main) : null
}

function instances(handle: Handle, op: string): Handle[] {
  const session = sessionOf(handle)
  return instancesOf(live(handle, op)).map(one => handleOf(session, one))
}

function readComponent(op: string, prop: string, value: unknown): NodeRecord {
  const record = isHandle(value) ? live(value, op) : null
  if (record && record.type === 'COMPONENT') return record
  throw wrongType(op, prop, 'ComponentNode', value)
}

/** What a component has beyond a frame. */
export const componentMembers = members({
  get description() {
    return live(this, 'get_description').props.description
  },
  set description(value: string) {
    const op = 'set_description'
    const record = editable(this, op)
    setProp(record, 'description', checkString(op, 'description', value))
  },
  get remote() {
    live(this, 'get_remote')
    return false
  },
  get key() {
    return `component-${live(this, 'get_key').id}`
  },
  createInstance() {
    const instance = instantiate(editable(this, 'createInstance'))
    placeOnPage(instance)
    return handleOf(sessionOf(this), instance)
  },
  get instances() {
    refuseDynamic(sessionOf(this), 'get_instances', 'getInstancesAsync')
    return instances(this, 'get_instances')
  },
  async getInstancesAsync() {
    return instances(this, 'getInstancesAsync')
  }
})

export const instanceMembers = members({
  get mainComponent() {
    const op = 'get_mainComponent'
    refuseDynamic(sessionOf(this), op, 'getMainComponentAsync')
    return mainOf(this, op)
  },
  set mainComponent(value: Handle | null) {
    const op = 'set_mainComponent'
    const record = editable(this, op)
    swapComponent(record, readComponent(op, 'mainComponent', value))
  },
  async getMainComponentAsync() {
    return mainOf(this, 'getMainComponentAsync')
  },
  swapComponent(component: Handle) {
    const op = 'swapComponent'
    const record = editable(this, op)
    swapComponent(record, readComponent(op, 'componentNode', component))
  },
  detachInstance() {
    const op = 'detachInstance'
    const record = editable(this, op)
    if (isSublayer(record))
      throw new Error('not emulated: detachInstance inside an instance')
    return handleOf(sessionOf(this), detachInstance(record))
  }
})
