import { cases } from '../../test/prove/requests/cases.ts'
import { openTarget } from '../../test/prove/requests/open-target.ts'
import { bareLoop } from '../bare-loop.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'

const seed = 1
/** Requests in each measurement. */
const requests = 150
const bar = 4

/** The slowest reply to malformed requests. */
export async function benchBadRequests(): Promise<Figure[]> {
  const target = await openTarget()
  try {
    const all = cases(target, { seed, runs: Infinity, words: undefined })
    const figure = await measureRatio({
      name: `slowest reply to ${requests} bad requests`,
      bar,
      reference: async () => bareLoop(),
      async subject() {
        let slowest = 0
        for (let count = 0; count < requests; count += 1) {
          const next = all.next()
          if (next.done) throw new Error('There are no more requests.')
          const { milliseconds, problem } = await next.value.judge()
          if (problem) throw new Error(`${next.value.describe()}: ${problem}`)
          slowest = Math.max(slowest, milliseconds)
        }
        return slowest
      }
    })
    return [figure]
  } finally {
    await target.close()
  }
}
