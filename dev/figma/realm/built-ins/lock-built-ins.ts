import { assignOwn } from './assign-own.ts'
import { builtInsByYear } from './built-ins.ts'
import { giveNames } from './give-names.ts'
import { hideSource } from './hide-source.ts'
import { consoleGlobal } from '../plugin/plugin-console.ts'

// The original: `giveNames` replaces it for the plugin.
const { defineProperty: define } = Object

/** Built-ins whose methods the model calls, with a name for unnamed ones. */
const owners: Record<string, object> = {
  Array,
  'Array.prototype': Array.prototype,
  ArrayBuffer,
  'ArrayBuffer.prototype': ArrayBuffer.prototype,
  'Array iterator': Object.getPrototypeOf([].values()),
  'Date.prototype': Date.prototype,
  'Function.prototype': Function.prototype,
  'Generator.prototype': Object.getPrototypeOf(function* () {}).prototype,
  JSON,
  'Map.prototype': Map.prototype,
  'Map iterator': Object.getPrototypeOf(new Map().keys()),
  Math,
  Number,
  'Number.prototype': Number.prototype,
  Object,
  Promise,
  'Promise.prototype': Promise.prototype,
  Reflect,
  'RegExp.prototype': RegExp.prototype,
  'Set.prototype': Set.prototype,
  'Set iterator': Object.getPrototypeOf(new Set().keys()),
  String,
  'String.prototype': String.prototype,
  'String iterator': Object.getPrototypeOf(''[Symbol.iterator]()),
  'TypedArray%': Object.getPrototypeOf(Uint8Array.prototype),
  'Uint8Array.prototype': Uint8Array.prototype,
  'WeakMap.prototype': WeakMap.prototype
}

/** Locked members of `Object.prototype`; its others are often replaced. */
const ofObjects = ['hasOwnProperty', 'propertyIsEnumerable', 'toString']

function newerBuiltIns(): Set<string> {
  const years = Object.keys(builtInsByYear)
  const lists = years.map(year => builtInsByYear[Number(year)] || '')
  return new Set(lists.join(' ').split(/\s+/))
}

function textOf(key: PropertyKey): string {
  const text = String(key)
  return text.replace(/^Symbol\(Symbol\.(\w+)\)$/, '@$1')
}

/** An inheriting object may define its own member; the owner keeps this one. */
function lockMethod(owner: object, path: string, key: PropertyKey): void {
  const own = Object.getOwnPropertyDescriptor(owner, key)
  if (!own || !own.configurable) return
  if (typeof own.value !== 'function') {
    define(owner, key, { configurable: false })
    return
  }
  const method: unknown = own.value
  define(owner, key, {
    configurable: false,
    get: () => method,
    set(this: unknown, value: unknown) {
      if (this === owner) {
        if (value !== method) consoleGlobal.warn(`${path} stays as it was`)
      } else assignOwn(this, key, value)
    }
  })
}

/**
 * Locks the built-ins that the model uses. The document lives in the realm of
 * the plugin, whose own `push` would else receive our records. The model is
 * written for ES2017, so newer built-ins stay open to polyfills.
 */
export function lockBuiltIns(): void {
  giveNames()
  hideSource()
  const newer = newerBuiltIns()
  for (const name of Object.keys(owners)) {
    const owner = owners[name] || {}
    for (const key of Reflect.ownKeys(owner)) {
      const path = `${name}.${textOf(key)}`
      if (!newer.has(path)) lockMethod(owner, path, key)
    }
  }
  for (const key of ofObjects) {
    lockMethod(Object.prototype, `Object.prototype.${key}`, key)
  }
}
