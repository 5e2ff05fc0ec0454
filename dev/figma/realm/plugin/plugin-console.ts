import { isHandle, recordOf } from '../../nodes/handles/handle.ts'
import { callHost } from '../../nodes/handles/host-call.ts'
import { describeError } from './call-plugin.ts'

type Level = 'log' | 'info' | 'warn' | 'error'

/** The library of ES2017 knows no BigInt, so its own toString is asked. */
function asText(value: bigint): string {
  return (value as unknown as number).toString() // has the same method
}

const longest = 100

/** Lists are cut: one may claim a billion items. */
function printableList(list: unknown[], depth: number): unknown[] {
  const shown: unknown[] = []
  const { length } = list
  for (let i = 0; i < Math.min(length, longest); i += 1) {
    shown.push(printable(list[i], depth))
  }
  return length > longest ? shown.concat(`… ${length - longest} more`) : shown
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
  if (Array.isArray(value)) return printableList(value, depth + 1)
  const out: Record<string, unknown> = Object.create(null)
  for (const key of Object.keys(value)) {
    out[key] = printable(readOf(value, key), depth + 1)
  }
  return out
}

function described(error: unknown): string {
  return `[${describeError(error).split('\n')[0]}]`
}

/** Some getters of `figma` throw where the plugin has no right to them. */
function readOf(value: object, key: string): unknown {
  try {
    return (value as Record<string, unknown>)[key] // its own keys
  } catch (error) {
    return described(error)
  }
}

function shown(value: unknown): unknown {
  try {
    return printable(value, 0)
  } catch (error) {
    return described(error) // a proxy that will not be read
  }
}

function write(level: Level, values: unknown[]): void {
  callHost('log', { level, values: values.map(shown) })
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
