import { holds } from '../../rules/rules.ts'
import { realmFile } from '../../shared/plugin-stack.ts'

/** Properties that the engine gives each function. */
const places = ['fileName', 'lineNumber', 'columnNumber']

function memberOfFunctions(name: string): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(Function.prototype, name) || {}
}

/** Our functions print like built-in ones, without their source position. */
export function hideSource(): void {
  if (!holds('traces/functions-show-no-source')) return
  const whole = memberOfFunctions('toString')
  const text = whole.value as (this: unknown) => string // of the language
  const file = memberOfFunctions('fileName')
  const members = {
    toString(this: { name: string }): string {
      if (file.get && file.get.call(this) === realmFile) {
        return `function ${this.name}() {\n    [native code]\n}`
      }
      return text.call(this)
    }
  }
  const own = Object.getOwnPropertyDescriptor(members, 'toString')
  const { prototype } = Function
  const hidden = Object.assign({}, own, { enumerable: false })
  Object.defineProperty(prototype, 'toString', hidden)
  for (const place of places) Reflect.deleteProperty(prototype, place)
}
