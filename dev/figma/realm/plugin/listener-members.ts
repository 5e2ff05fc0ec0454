import { checkFunction, checkOneOf } from '../../nodes/checks/check.ts'
import type { ListenerList } from '../../nodes/handles/listener-list.ts'

/** `on`, `once` and `off` of an object that has a single event. */
export function listenerMembers<Type extends string>(
  type: Type,
  list: ListenerList<Type>
) {
  function listen(op: string, given: unknown, callback: unknown): void {
    checkOneOf(op, 'type', given, [type])
    list.add(type, checkFunction(op, 'callback', callback), op === 'once')
  }

  return {
    on: (given: unknown, callback: unknown) => listen('on', given, callback),
    once: (given: unknown, callback: unknown) =>
      listen('once', given, callback),
    off: (given: unknown, callback: unknown): void => {
      checkOneOf('off', 'type', given, [type])
      list.remove(type, callback)
    }
  }
}
