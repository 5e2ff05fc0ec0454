import { holds } from '../../rules/rules.ts'
import { checkFunction, checkNumber } from '../../nodes/checks/check.ts'
import { callHost } from '../../nodes/handles/host-call.ts'
import { callPlugin } from './call-plugin.ts'

interface Timer {
  callback: () => unknown
  repeats: boolean
}

const timers = new Map<number, Timer>()
let lastTimer = 0

function start(
  op: string,
  callback: unknown,
  delay: unknown,
  repeats: boolean
): number {
  const checks = holds('sandbox/timers-call-functions-only')
  const run =
    checks || typeof callback === 'function'
      ? checkFunction(op, 'callback', callback)
      : () => undefined
  const ms = delay === undefined ? 0 : checkNumber(op, 'timeout', delay)
  lastTimer += 1
  timers.set(lastTimer, { callback: () => run(), repeats })
  callHost('startTimer', { id: lastTimer, ms: Math.max(0, ms), repeats })
  return lastTimer
}

function stop(handle: unknown): void {
  if (typeof handle !== 'number' || !timers.delete(handle)) return
  callHost('stopTimer', handle)
}

/** The four timer functions of the sandbox. */
export const timerGlobals = {
  setTimeout: (callback: unknown, delay: unknown) =>
    start('setTimeout', callback, delay, false),
  setInterval: (callback: unknown, delay: unknown) =>
    start('setInterval', callback, delay, true),
  clearTimeout: (id: unknown) => stop(id),
  clearInterval: (id: unknown) => stop(id)
}

/** A timer of the host fired. */
export function timerDue(id: number): void {
  const timer = timers.get(id)
  if (!timer) return
  if (!timer.repeats) timers.delete(id)
  callPlugin('a timer', timer.callback)
}

/** None of them fires any more. */
export function cancelTimers(): void {
  timers.forEach((_timer, id) => callHost('stopTimer', id))
  timers.clear()
}
