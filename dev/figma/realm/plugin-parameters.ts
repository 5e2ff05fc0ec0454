import { holds } from '../core/rules.ts'
import {
  checkArray,
  checkFunction,
  checkKeys,
  checkObject,
  checkOneOf,
  checkString,
  wrongType
} from '../nodes/check.ts'
import { callPlugin } from './call-plugin.ts'
import { tell } from './host-call.ts'

interface Input {
  id: number
  key: string
  query: string
  /** The manifest says `allowFreeform`. */
  freeform: boolean
}

interface Entry {
  listener: (event: unknown) => unknown
  once: boolean
}

let entries: Entry[] = []

function readSuggestion(value: unknown, i: number): object {
  const op = 'setSuggestions'
  const at = `suggestions[${i}]`
  if (typeof value === 'string') return { name: value, data: value }
  const of = checkObject(op, at, value)
  checkKeys(op, at, of, ['name', 'data', 'icon', 'iconUrl'])
  const { icon, iconUrl } = of
  const name = checkString(op, `${at}.name`, of['name'])
  const { data = name } = of
  const out: Record<string, unknown> = { name, data }
  if (icon !== undefined) {
    const isIcon = typeof icon === 'string' || icon instanceof Uint8Array
    if (!isIcon) throw wrongType(op, `${at}.icon`, 'string | Uint8Array', icon)
    out['icon'] = icon
  }
  if (iconUrl !== undefined) {
    out['iconUrl'] = checkString(op, `${at}.iconUrl`, iconUrl)
  }
  return out
}

function resultOf(input: Input): object {
  const answer = (of: object): void =>
    void tell('suggest', { id: input.id, answer: of })
  return Object.freeze({
    setSuggestions(suggestions: unknown) {
      const list = checkArray('setSuggestions', 'suggestions', suggestions)
      answer({ kind: 'suggestions', items: list.map(readSuggestion) })
    },
    setError(message: unknown) {
      const text = checkString('setError', 'message', message)
      if (input.freeform && holds('parameters/no-error-on-freeform')) {
        throw new Error(
          `in setError: Cannot set an error on "${input.key}", ` +
            'which has allowFreeform'
        )
      }
      answer({ kind: 'error', message: text })
    },
    setLoadingMessage(message: unknown) {
      const text = checkString('setLoadingMessage', 'message', message)
      answer({ kind: 'loading', message: text })
    }
  })
}

function listen(
  op: string,
  type: unknown,
  callback: unknown,
  once: boolean
): void {
  checkOneOf(op, 'type', type, ['input'])
  entries.push({ listener: checkFunction(op, 'callback', callback), once })
}

/** `figma.parameters`. */
export const parametersApi = {
  on: (type: unknown, callback: unknown) => listen('on', type, callback, false),
  once: (type: unknown, callback: unknown) =>
    listen('once', type, callback, true),
  off(type: unknown, callback: unknown) {
    checkOneOf('off', 'type', type, ['input'])
    const at = entries.findIndex(entry => entry.listener === callback)
    if (at >= 0) entries.splice(at, 1)
  }
}

/** The person typed something for a parameter. */
export function parameterInput(input: Input, parameters: unknown): void {
  const called = entries.slice()
  entries = entries.filter(entry => !entry.once)
  const { key, query } = input
  const event = { key, query, parameters, result: resultOf(input) }
  for (const { listener } of called) {
    callPlugin("figma.parameters.on('input')", () => listener(event))
  }
}
