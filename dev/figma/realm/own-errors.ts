import { holds } from '../rules/rules.ts'
import { pluginStack } from '../shared/plugin-stack.ts'

/** The same kind of error, whose stack has only the plugin's lines. */
function withoutOwnFrames(Base: ErrorConstructor): ErrorConstructor {
  if (!holds('traces/stacks-hold-the-plugins-lines-alone')) return Base
  function Own(message?: string): Error {
    const error = new Base(message)
    error.stack = pluginStack(error.stack || '')
    return error
  }
  Own.prototype = Base.prototype
  Object.defineProperty(Own, 'name', { value: Base.name })
  return Own as ErrorConstructor // what it makes is of the base
}

const OwnError = withoutOwnFrames(globalThis.Error)
const OwnTypeError = withoutOwnFrames(globalThis.TypeError)
const OwnRangeError = withoutOwnFrames(globalThis.RangeError)

/**
 * `build-realm.ts` replaces the built-in errors by these in all of our code.
 */
export {
  OwnError as Error,
  OwnTypeError as TypeError,
  OwnRangeError as RangeError
}
