import { holds } from '../../rules/rules.ts'

export type Listener = (...given: unknown[]) => unknown

/** Listeners of the plugin, in the order they were added. */
export interface ListenerList<Key> {
  add(key: Key, listener: Listener, once: boolean): void
  /** Takes off the earliest of this key, as one `off` undoes one `on`. */
  remove(key: Key, listener: unknown): void
  /**
   * Calls `first`, then the current listeners, except any removed before its
   * turn; returns their results.
   */
  notify(
    isMeant: (key: Key) => boolean,
    call: (listener: Listener, key: Key) => unknown,
    first?: () => unknown
  ): unknown[]
  clear(): void
}

interface Entry<Key> {
  key: Key
  listener: Listener
  once: boolean
}

/** A list of listeners, each for an event or a page. */
export function listenerList<Key>(): ListenerList<Key> {
  type Own = Entry<Key>
  let entries: Own[] = []

  function drop(entry: Own): void {
    entries = entries.filter(one => one !== entry)
  }

  return {
    add(key, listener, once) {
      entries = entries.concat({ key, listener, once })
    },
    remove(key, listener) {
      const entry = entries.find(
        one => one.key === key && one.listener === listener
      )
      if (entry) drop(entry)
    },
    notify(isMeant, call, first) {
      const results: unknown[] = []
      const called = entries.filter(entry => isMeant(entry.key))
      if (first) first()
      for (const entry of called) {
        const isOff = entries.indexOf(entry) < 0
        if (isOff && holds('listeners/off-counts-at-once')) continue
        if (entry.once && holds('events/once-runs-once')) drop(entry)
        results.push(call(entry.listener, entry.key))
      }
      return results
    },
    clear() {
      entries = []
    }
  }
}
