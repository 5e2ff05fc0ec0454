import { pack } from '../../shared/marshal.ts'
import { holds } from '../../rules/rules.ts'
import type { Session } from '../../model/record/session.ts'
import { assertOpen } from '../../nodes/handles/handle.ts'
import {
  checkArray,
  checkKeys,
  checkObject,
  checkString,
  wrongType
} from '../../nodes/checks/check.ts'
import { callPlugin } from './call-plugin.ts'
import { callHostPacked } from '../../nodes/handles/host-call.ts'
import { listenerList } from '../../nodes/handles/listener-list.ts'
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
  if (typeof value !== 'object') {
    throw wrongType(op, at, 'string | object', value)
  }
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

function resultOf(session: Session, input: Input): object {
  const answer = (op: string, of: object): void =>
    callHostPacked('suggest', pack({ id: input.id, answer: of }, op))
  return Object.freeze({
    setSuggestions(suggestions: unknown) {
      assertOpen(session, 'setSuggestions')
      const list = checkArray('setSuggestions', 'suggestions', suggestions)
      const items = list.map(readSuggestion)
      answer('setSuggestions', { kind: 'suggestions', items })
    },
    setError(message: unknown) {
      assertOpen(session, 'setError')
      const text = checkString('setError', 'message', message)
      if (input.freeform && holds('parameters/no-error-on-freeform')) {
        throw new Error(
          `in setError: Cannot set an error on "${input.key}", ` +
            'which has allowFreeform'
        )
      }
      answer('setError', { kind: 'error', message: text })
    },
    setLoadingMessage(message: unknown) {
      assertOpen(session, 'setLoadingMessage')
      const text = checkString('setLoadingMessage', 'message', message)
      answer('setLoadingMessage', { kind: 'loading', message: text })
    }
  })
}

/** `figma.parameters`. */
export const parametersApi = listenerMembers('input', listeners)

/** The person typed something for a parameter. */
export function parameterInput(
  session: Session,
  input: Input,
  parameters: unknown
): void {
  const { key, query } = input
  const event = { key, query, parameters, result: resultOf(session, input) }
  listeners.notify(
    () => true,
    listener =>
      callPlugin("figma.parameters.on('input')", () => listener(event))
  )
}
