import { holds } from '../../rules/rules.ts'
import { type Level, editionOf } from '../../shared/language-levels.ts'
import { builtInsByYear } from './built-ins.ts'

const hidden: Record<string, () => unknown> = {
  'TypedArray%': () => Object.getPrototypeOf(Uint8Array.prototype),
  'Iterator%': () => Object.getPrototypeOf(Object.getPrototypeOf([].values()))
}

/** `@name` is a well-known symbol, which may have no name at this level. */
function keyOf(owner: object, name: string): PropertyKey | undefined {
  if (!name.startsWith('@')) return name
  const text = `Symbol(Symbol.${name.slice(1)})`
  return Object.getOwnPropertySymbols(owner).find(
    symbol => String(symbol) === text
  )
}

function remove(scope: object, path: string): void {
  const names = path.split('.')
  const last = names.pop() || ''
  let owner: unknown = scope
  for (const name of names) {
    const find = hidden[name]
    if (owner === undefined || owner === null) return
    owner = find ? find() : (owner as Record<string, unknown>)[name] // walking
  }
  if (owner === undefined || owner === null) return
  const key = keyOf(Object(owner), last)
  if (key !== undefined) Reflect.deleteProperty(Object(owner), key)
}

/** Takes away the built-ins that are newer than the plugin may use. */
export function limitLanguage(scope: object, level: Level): void {
  if (!holds('language/newer-built-ins-are-missing')) return
  const year = editionOf(level)
  for (const added of Object.keys(builtInsByYear)) {
    if (Number(added) <= year) continue
    const paths = builtInsByYear[Number(added)] || ''
    for (const path of paths.split(/\s+/)) remove(scope, path)
  }
}
