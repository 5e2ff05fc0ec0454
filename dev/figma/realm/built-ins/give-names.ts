import { assignOwn, bareDescriptor } from './assign-own.ts'

type Define = (target: object, key: PropertyKey, as: object) => unknown

/** Prototypes that all objects inherit from, those of the model too. */
const shared: object[] = [Object.prototype, Array.prototype]

/** The descriptor, such that inheriting objects may assign own members. */
function yielding(key: PropertyKey, as: Record<string, unknown>): object {
  const { value, writable, get: read, enumerable, configurable } = as
  const isAccessor = 'get' in as || 'set' in as
  const isData = 'value' in as || 'writable' in as
  if (writable === true || (!isAccessor && !isData)) return as
  const own: object = {
    get: isAccessor ? read : () => value,
    set(this: unknown, given: unknown) {
      assignOwn(this, key, given)
    },
    enumerable: enumerable === true,
    configurable: configurable === true
  }
  return bareDescriptor(own)
}

function wrap(define: Define): Define {
  return (target, key, as) => {
    const isShared = shared.includes(target) && Object(as) === as
    return define(target, key, isShared ? yielding(key, Object(as)) : as)
  }
}

/**
 * Lets a plugin define members on these prototypes while the model can still
 * assign them: a read-only inherited member would block every assignment.
 */
export function giveNames(): void {
  const { defineProperty: define } = Object
  const { defineProperty: reflect } = Reflect
  const defineOne = wrap((target, key, as) => define(target, key, as))
  Object.defineProperty = defineOne as typeof define // but for its generics
  Reflect.defineProperty = wrap((target, key, as) =>
    reflect(target, key, as)
  ) as typeof reflect // says whether it could, as before
  Object.defineProperties = ((target: object, all: object) => {
    for (const key of Reflect.ownKeys(all)) {
      const isListed = Object.prototype.propertyIsEnumerable.call(all, key)
      if (isListed) defineOne(target, key, Reflect.get(all, key))
    }
    return target
  }) as typeof Object.defineProperties // as above
}
