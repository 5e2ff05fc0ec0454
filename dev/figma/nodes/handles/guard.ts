import { isNotEmulated } from './not-emulated.ts'

type Area = 'node' | 'figma' | 'sublayer'

/** Names that engines and promises look up on any object. */
const probed = ['then', 'toJSON', 'constructor', 'inspect']

/** Members of any object, which helpers of many plugins call on nodes. */
const ofObjects = [
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'valueOf'
]

function missing(label: string, area: Area, path: string, name: string): Error {
  if (isNotEmulated(area, name)) {
    return new Error(`not emulated: ${path}.${name}`)
  }
  return new TypeError(`no such property '${name}' on ${label}`)
}

/** The end of a prototype chain, reached only by members that are not there. */
export function guard(label: string, area: Area, path: string = area): object {
  return new Proxy(Object.create(null), {
    get(_target, name, receiver) {
      if (typeof name === 'symbol' || probed.includes(name)) {
        return undefined
      }
      if (name === '__proto__') return Reflect.getPrototypeOf(Object(receiver))
      if (ofObjects.includes(name)) return Reflect.get(Object.prototype, name)
      if (name === 'toString') return () => `[object ${label}]`
      throw missing(label, area, path, name)
    },
    set(_target, name) {
      throw missing(label, area, path, String(name))
    },
    has() {
      return false
    }
  })
}
