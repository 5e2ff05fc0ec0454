const owners: object[] = [
  Array,
  Array.prototype,
  JSON,
  Map.prototype,
  Number,
  Object,
  Reflect,
  Set.prototype,
  WeakMap.prototype
]

/** What subclasses in the old style write on prototypes of their own. */
const inherited: PropertyKey[] = ['constructor', 'toString']

/**
 * Keeps what the model works with as it is. The document lives in the realm of
 * the plugin, whose own `push` would else be handed our records. Polyfills may
 * still add what is missing.
 */
export function lockBuiltIns(): void {
  for (const owner of owners) {
    for (const key of Reflect.ownKeys(owner)) {
      const own = Object.getOwnPropertyDescriptor(owner, key)
      if (!own || !own.writable || inherited.includes(key)) continue
      if (typeof own.value !== 'function') continue
      Object.defineProperty(owner, key, {
        writable: false,
        configurable: false
      })
    }
  }
}
