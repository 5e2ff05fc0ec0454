import { cases } from './requests/cases.ts'
import { openTarget } from './requests/open-target.ts'
import type { Judgement, OpenTarget } from './requests/target.ts'
import type { Effort } from './run.ts'

const usual = 10_000

type Tally = Map<string, Judgement[]>

/**
 * Sends requests that no client should send, over all operations: each must
 * be answered in time, never with 5xx, and one that is refused must leave the
 * database as it was.
 */
export async function proveRequests(effort: Effort): Promise<boolean> {
  const target = await openTarget()
  try {
    return await proveTarget(target, effort)
  } finally {
    await target.close()
  }
}

/** The same of a service that runs; exported for tests. */
export async function proveTarget(
  target: OpenTarget,
  effort: Effort
): Promise<boolean> {
  const { seed, runs = usual, seconds = Infinity, words } = effort
  console.log(`prove requests: seed ${seed}`)
  const end = Date.now() + seconds * 1000
  const tally: Tally = new Map()
  let sent = 0
  for (const one of cases(target, { seed, runs, words })) {
    if (Date.now() > end) break
    sent += 1
    const judgement = await one.judge()
    const alike = tally.get(one.kind) ?? []
    tally.set(one.kind, alike)
    alike.push(judgement)
    if (judgement.wrong) {
      console.log(`✗ ${one.kind}: ${judgement.wrong}\n  ${one.describe()}`)
      const again = ['--seed', seed, '--runs', sent, ...(words ?? [])]
      console.log(`Repeat: npm run prove -- requests ${again.join(' ')}`)
      return false
    }
  }
  printTable(tally)
  console.log(`${sent} bad requests did no harm`)
  return sent > 0
}

function printTable(tally: Tally): void {
  console.log(`${'kind'.padEnd(26)}   sent   done refused slowest`)
  const kinds = [...tally].toSorted(([a], [b]) => a.localeCompare(b))
  kinds.forEach(([kind, judgements]) => {
    const done = judgements.filter(one => one.status > 0 && one.status < 400)
    const slowest = Math.max(...judgements.map(one => one.milliseconds))
    const refused = judgements.length - done.length
    const cells = [judgements.length, done.length, refused].map(number =>
      String(number).padStart(6)
    )
    const time = slowest.toFixed(0).padStart(5)
    console.log(`${kind.padEnd(26)} ${cells.join(' ')}  ${time} ms`)
  })
}
