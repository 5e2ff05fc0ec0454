import { holds } from '../../rules/rules.ts'
import { pluginStack } from '../../shared/plugin-stack.ts'
import { toJson } from '../../shared/to-json.ts'
import { callHost } from '../../nodes/handles/host-call.ts'

let isOver = false

/** Whether the plugin has ended, so that none of its code is called. */
export function setOver(over: boolean): void {
  isOver = over
}

function describe(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  if (!(error instanceof Error)) return toJson(error)
  const { name, message, stack } = error
  const lines = stack ? `\n${pluginStack(stack).replace(/\s+$/, '')}` : ''
  return `${name}: ${message}${lines}`
}

/** Name, message and stack, as the console shows them. */
export function describeError(error: unknown): string {
  try {
    return describe(error)
  } catch {
    return 'an error that cannot be shown'
  }
}

function report(where: string, error: unknown): void {
  callHost('log', {
    level: 'error',
    values: [`Uncaught (in ${where}) ${describeError(error)}`]
  })
}

/** Runs plugin code; what it throws or rejects with goes to the console. */
export function callPlugin(where: string, run: () => unknown): unknown {
  if (isOver && holds('close-plugin/timers-stop')) return undefined
  try {
    const result = run()
    if (result instanceof Promise) {
      result.then(undefined, error => report(where, error))
    }
    return result
  } catch (error) {
    report(where, error)
    return undefined
  }
}
