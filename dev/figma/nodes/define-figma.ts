import { guard } from './guard.ts'

/** One object whose every access first asks whether the API is still there. */
export function defineFigma(
  label: string,
  enter: (name: string) => void,
  ...parts: object[]
): object {
  const api: object = Object.create(guard(`the ${label} object`, 'figma'))
  for (const part of parts) {
    const all: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(part)
    for (const name of Object.keys(all)) {
      const own = all[name] || {}
      Object.defineProperty(api, name, {
        enumerable: true,
        get() {
          enter(name)
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
  return Object.preventExtensions(api)
}
