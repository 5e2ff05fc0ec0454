import { guard } from './guard.ts'

/** The members of all parts; later parts override earlier ones. */
type Together<Parts extends readonly object[]> = Parts extends readonly [
  ...infer Before extends readonly object[],
  infer Last
]
  ? Omit<Together<Before>, keyof Last> & Last
  : unknown

/** Joins the parts in one object that calls `enter` before each access. */
export function defineFigma<Parts extends readonly object[]>(
  path: string,
  enter: (name: string) => void,
  ...parts: Parts
): Together<Parts> {
  const label = path === 'figma' ? 'figma global' : path
  const end = guard(`the ${label} object`, 'figma', path)
  const api: object = Object.create(end)
  for (const part of parts) {
    const all: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(part)
    for (const name of Object.keys(all)) {
      // Without a prototype, to which a plugin may add a `get` or a `set`.
      const own: PropertyDescriptor = Object.assign(
        Object.create(null),
        all[name]
      )
      Object.defineProperty(api, name, {
        enumerable: true,
        get() {
          // Figma: constants can be read when the plugin has closed, too.
          if (own.get || typeof own.value === 'function') enter(name)
          return own.get ? own.get.call(part) : own.value
        },
        set(given) {
          enter(name)
          if (!own.set) throw new TypeError('no setter for property')
          own.set.call(part, given)
        }
      })
    }
  }
  return Object.preventExtensions(api) as Together<Parts> // defined from them
}
