import { makePlan } from '../../ui/licensing/plan/make-plan.ts'
import { bareLoop } from '../bare-loop.ts'
import { cpuTime } from '../cpu-time.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { findingsOf, planKinds } from './findings.ts'

const assets = 1000
const subscriptions = 20
/** Plans in one measurement. */
const planCount = 5

/** Plans for several kinds of accounts, never the same twice. */
export async function benchPlan(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of planKinds) {
    let seed = 0
    figures.push(
      await measureRatio({
        name: `plan ${assets} assets over ${subscriptions} subscriptions, ${kind}, against a loop`,
        bar: 0.35,
        async subject() {
          let time = 0
          for (let i = 0; i < planCount; i++) {
            seed += 1
            const findings = findingsOf(kind, { assets, subscriptions, seed })
            time += await cpuTime(() => makePlan('plan', findings, new Map()))
          }
          return time / planCount
        },
        reference: () => cpuTime(bareLoop)
      })
    )
  }
  return figures
}
