import { describeRequest } from './requests/bad-request.ts'
import { badRequests } from './requests/bad-requests.ts'
import { judgeReply, type Judgement } from './requests/judge-reply.ts'
import { openTarget } from './requests/open-target.ts'
import type { Effort } from './run.ts'

const usual = 10_000

type Tally = Map<string, Judgement[]>

/**
 * Sends requests that no client should send, over all operations: each must
 * be answered in time, never with 5xx, and one that is refused must leave the
 * database as it was.
 */
export async function proveRequests(effort: Effort): Promise<boolean> {
  const { seed, runs = usual, seconds = Infinity, words } = effort
  console.log(`prove requests: seed ${seed}`)
  const target = await openTarget()
  const end = Date.now() + seconds * 1000
  const tally: Tally = new Map()
  let sent = 0
  try {
    const { known } = target
    for (const request of badRequests({ seed, count: runs, known, words })) {
      if (Date.now() > end) break
      sent += 1
      const judgement = await judgeReply(target, request)
      const alike = tally.get(request.kind) ?? []
      alike.push(judgement)
      tally.set(request.kind, alike)
      if (judgement.wrong) {
        console.log(`✗ ${judgement.wrong}\n${describeRequest(request)}`)
        console.log(
          `Repeat: npm run prove -- requests --seed ${seed} --runs ${sent}`
        )
        return false
      }
    }
  } finally {
    await target.close()
  }
  printTable(tally)
  return true
}

function printTable(tally: Tally): void {
  console.log(`${'kind'.padEnd(26)}   sent   done refused slowest`)
  tally.forEach((judgements, kind) => {
    const refused = judgements.filter(({ status }) => status >= 400).length
    const slowest = Math.max(...judgements.map(one => one.milliseconds))
    const numbers = [judgements.length, judgements.length - refused, refused]
    const cells = numbers.map(number => String(number).padStart(6))
    console.log(
      `${kind.padEnd(26)} ${cells.join(' ')}  ${slowest.toFixed(0).padStart(4)} ms`
    )
  })
}
