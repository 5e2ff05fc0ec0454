import { guard } from './guard.ts'

function noSetter(): never {
  throw new TypeError('no setter for property')
}

/** One object whose every access first asks whether the API is still there. */
export function defineFigma(
  enter: (name: string) => void,
  ...parts: object[]
): object {
  const api: object = Object.create(guard('the figma global object', 'figma'))
  for (const part of parts) {
    const all: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(part)
    for (const name of Object.keys(all)) {
      const { value, get, set } = all[name] || {}
      Object.defineProperty(api, name, {
        enumerable: true,
        get() {
          enter(name)
          return get ? get.call(part) : value
        },
        set: set
          ? given => {
              enter(name)
              set.call(part, given)
            }
          : noSetter
      })
    }
  }
  return Object.preventExtensions(api)
}
