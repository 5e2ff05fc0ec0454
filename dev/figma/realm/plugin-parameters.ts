import { holds } from '../core/rules.ts'
import {
  checkArray,
  checkKeys,
  checkObject,
  checkString,
  wrongType
} from '../nodes/check.ts'
import { callPlugin } from './call-plugin.ts'
import { tell } from './host-call.ts'
import { listenerList } from '../nodes/listener-list.ts'
import { listenerMembers } from './listener-members.ts'

interface Input {
  id: number
  key: string
  query: string
  /** The manifest says `allowFreeform`. */
  freeform: boolean
}

const listeners = listenerList<'input'>()

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

/** `figma.parameters`. */
export const parametersApi = listenerMembers('input', listeners)

/** The person typed something for a parameter. */
export function parameterInput(input: Input, parameters: unknown): void {
  const { key, query } = input
  const event = { key, query, parameters, result: resultOf(input) }
  listeners.tell(
    () => true,
    listener =>
      callPlugin("figma.parameters.on('input')", () => listener(event))
  )
}
