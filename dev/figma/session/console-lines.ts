import { atom } from 'nanostores'

export interface ConsoleLine {
  /** One more than the previous line's. */
  id: number
  level: 'log' | 'info' | 'warn' | 'error'
  text: string
}

const most = 300
const longest = 4000

/** The lines of the plugin's console, and the host's own lines about it. */
export const $consoleLines = atom<ConsoleLine[]>([])

let lastId = 0

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === undefined || typeof value === 'number') return `${value}`
  return JSON.stringify(value)
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

export function addConsoleLine(
  level: ConsoleLine['level'],
  values: unknown[]
): void {
  lastId += 1
  const text = shorten(values.map(textOf).join(' ').trimEnd())
  const kept = $consoleLines.get().slice(1 - most)
  $consoleLines.set([...kept, { id: lastId, level, text }])
}

export function clearConsole(): void {
  $consoleLines.set([])
}
