import { isHandle, recordOf } from '../nodes/handle.ts'
import { tell } from './host-call.ts'
import { describeError } from './call-plugin.ts'

type Level = 'log' | 'info' | 'warn' | 'error'

/** The library of ES2017 knows no BigInt, so its own toString is asked. */
function asText(value: bigint): string {
  return (value as unknown as number).toString() // has the same method
}

function printable(value: unknown, depth: number): unknown {
  if (value === null || value === undefined) return value
  if (typeof value === 'function') return `[function ${value.name}]`
  if (typeof value === 'symbol') return value.toString()
  if (typeof value === 'bigint') return asText(value)
  if (typeof value !== 'object') return value
  if (value instanceof Error) return describeError(value)
  if (isHandle(value)) {
    const { type, id } = recordOf(value)
    return `[${type} ${id}]`
  }
  if (value instanceof Uint8Array) return `[Uint8Array of ${value.length}]`
  if (depth > 4) return '…'
  if (Array.isArray(value)) return value.map(item => printable(item, depth + 1))
  const out: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    out[key] = printable(readOf(value, key), depth + 1)
  }
  return out
}

/** Some getters of `figma` throw where the plugin has no right to them. */
function readOf(value: object, key: string): unknown {
  try {
    return (value as Record<string, unknown>)[key] // its own keys
  } catch (error) {
    return `[${describeError(error).split('\n')[0]}]`
  }
}

function write(level: Level, values: unknown[]): void {
  tell('log', { level, values: values.map(value => printable(value, 0)) })
}

/** The six console functions of the sandbox. */
export const consoleGlobal = Object.freeze({
  log: (...values: unknown[]) => write('log', values),
  info: (...values: unknown[]) => write('info', values),
  warn: (...values: unknown[]) => write('warn', values),
  error: (...values: unknown[]) => write('error', values),
  assert: (condition?: boolean, ...values: unknown[]) => {
    if (!condition) write('error', ['Assertion failed:', ...values])
  },
  clear: () => undefined
})
