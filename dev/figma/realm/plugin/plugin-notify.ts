import { holds } from '../../rules/rules.ts'
import { callPlugin } from './call-plugin.ts'
import {
  checkBoolean,
  checkFunction,
  checkKeys,
  checkObject,
  checkString,
  wrongType
} from '../../nodes/checks/check.ts'
import { callHost } from '../../nodes/handles/host-call.ts'

const longestText = 100
const usualTimeout = 3000

interface Waiting {
  /** Whether it has a button or no timeout. */
  endsWithPlugin: boolean
  onDequeue?: (reason: string) => unknown
  action?: () => unknown
}

const waiting = new Map<number, Waiting>()
let lastNotice = 0

function readTimeout(value: unknown): number | null {
  if (value === undefined) return usualTimeout
  if (typeof value !== 'number' || Number.isNaN(value)) {
    throw wrongType('notify', 'timeout', 'number', value)
  }
  if (value < 0 && holds('notify/timeouts-are-not-negative')) {
    throw new RangeError(
      `in notify: Expected "timeout" to be at least 0 but got ${value} instead`
    )
  }
  return value === Infinity ? null : value
}

function readButton(
  value: unknown
): { text: string; action: () => unknown } | null {
  if (value === undefined) return null
  const button = checkObject('notify', 'button', value)
  return {
    text: checkString('notify', 'button.text', button['text']),
    action: checkFunction('notify', 'button.action', button['action'])
  }
}

function cutText(text: string): string {
  if (!holds('notify/at-most-100-characters')) return text
  return text.slice(0, longestText)
}

/** `figma.notify`; the text is cut at 100 characters. */
export function notify(message: unknown, options: unknown): { cancel(): void } {
  const text = checkString('notify', 'message', message)
  const of =
    options === undefined ? {} : checkObject('notify', 'options', options)
  checkKeys('notify', 'options', of, [
    'timeout',
    'error',
    'onDequeue',
    'button'
  ])
  const { error: isError = false, onDequeue } = of
  const error = checkBoolean('notify', 'error', isError)
  const button = readButton(of['button'])
  const timeout = readTimeout(of['timeout'])
  lastNotice += 1
  const id = lastNotice
  const entry: Waiting = { endsWithPlugin: button !== null || timeout === null }
  if (onDequeue !== undefined) {
    entry.onDequeue = checkFunction('notify', 'onDequeue', onDequeue)
  }
  if (button) entry.action = button.action
  waiting.set(id, entry)
  const notice = { id, text: cutText(text), error, timeout }
  callHost(
    'notify',
    button ? Object.assign(notice, { button: button.text }) : notice
  )
  return { cancel: () => cancel(id) }
}

function cancel(id: number): void {
  if (!waiting.has(id)) return
  callHost('cancelNotice', id)
  dequeued(id, 'dismiss')
}

/** Calls the listener of a notice that was removed. */
export function dequeued(id: number, reason: string): void {
  const entry = waiting.get(id)
  if (!entry) return
  waiting.delete(id)
  const { onDequeue } = entry
  if (onDequeue) callPlugin('onDequeue', () => onDequeue(reason))
}

/** Its button was pressed; an action that returns false keeps it. */
export function noticeAction(id: number): void {
  const entry = waiting.get(id)
  if (!entry || !entry.action) return
  const { action } = entry
  const result = callPlugin('the action of a notice', action)
  if (result === false && holds('notify/action-may-keep-it')) return
  callHost('cancelNotice', id)
  dequeued(id, 'action_button_click')
}

/** The plugin closes: nothing listens to its notices any more. */
export function leaveNotices(): void {
  waiting.forEach((entry, id) => {
    const ends =
      entry.endsWithPlugin && holds('notify/buttons-go-with-the-plugin')
    if (ends) callHost('cancelNotice', id)
  })
  waiting.clear()
}
