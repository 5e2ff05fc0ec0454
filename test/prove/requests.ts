import { cases } from './requests/cases.ts'
import { openTarget } from './requests/open-target.ts'
import type { Judgement, OpenTarget } from './requests/target.ts'
import type { Effort } from './run.ts'

const usual = 10_000

interface Tried extends Judgement {
  kind: string
  operation: string
}

/**
 * Sends malformed requests to all operations. Each must be answered, never
 * with 5xx, and a refused one must leave the database unchanged.
 */
export async function proveRequests(effort: Effort): Promise<boolean> {
  const target = await openTarget()
  try {
    return await proveTarget(target, effort)
  } finally {
    await target.close()
  }
}

/** The same on a running service; exported for tests. */
export async function proveTarget(
  target: OpenTarget,
  effort: Effort
): Promise<boolean> {
  const { seed, runs = usual, seconds = Infinity, words } = effort
  console.log(`prove requests: seed ${seed}`)
  const end = Date.now() + seconds * 1000
  const tried: Tried[] = []
  for (const one of cases(target, { seed, runs, words })) {
    if (Date.now() > end) break
    const judgement = await one.judge()
    const { kind, operation } = one
    tried.push({ ...judgement, kind, operation })
    if (judgement.problem) {
      console.log(`✗ ${kind}: ${judgement.problem}\n  ${one.describe()}`)
      const again = ['--seed', seed, '--runs', tried.length, ...(words ?? [])]
      console.log(`Repeat: npm run prove -- requests ${again.join(' ')}`)
      return false
    }
  }
  printTable(tried)
  console.log(`${tried.length} bad requests did no harm`)
  return tried.length > 0
}

function printTable(tried: Tried[]): void {
  console.log(
    `${'kind'.padEnd(26)}   sent   done refused  slowest  longest answer`
  )
  const kinds = new Set(tried.map(({ kind }) => kind))
  for (const kind of [...kinds].toSorted((a, b) => a.localeCompare(b))) {
    printLine(
      kind,
      tried.filter(one => one.kind === kind)
    )
  }
  printLine('all', tried)
  const meant = new Set(tried.map(({ operation }) => operation))
  const done = new Set(tried.filter(isDone).map(({ operation }) => operation))
  const idle = [...meant].filter(operation => !done.has(operation))
  console.log(`${meant.size} operations, done at least once: ${done.size}`)
  if (idle.length > 0) console.log(`Never done: ${idle.join(', ')}`)
}

function printLine(name: string, tried: Tried[]): void {
  const done = tried.filter(isDone).length
  const counts = [tried.length, done, tried.length - done].map(number =>
    String(number).padStart(6)
  )
  const slowest = Math.max(...tried.map(one => one.milliseconds)).toFixed(0)
  const longest = Math.max(...tried.map(({ bytes }) => bytes))
  const sizes = [
    `${slowest.padStart(5)} ms`,
    `${String(longest).padStart(9)} bytes`
  ]
  console.log([name.padEnd(26), ...counts, ...sizes].join(' '))
}

function isDone({ status }: Judgement): boolean {
  return status >= 200 && status < 400
}
