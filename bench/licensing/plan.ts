import { makePlan } from '../../ui/licensing/plan/make-plan.ts'
import { atMost, round } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { median, worst } from '../ratio.ts'
import { findingsOf, planKinds } from './findings.ts'

const assets = 1000
const subscriptions = 20
const bar = 20
const warmUps = 3
const runs = 60

/** Of several kinds of accounts, from the first plan on and once warm. */
export function benchPlan(): Figure[] {
  return planKinds.map(kind => {
    const times: number[] = []
    let licensed = 0
    for (let run = -warmUps; run < runs; run++) {
      const findings = findingsOf(kind, { assets, subscriptions, seed: run })
      const started = performance.now()
      const { totalCharge } = makePlan('plan', findings, new Map())
      times.push(performance.now() - started)
      licensed = totalCharge
    }
    const [first = NaN, ...later] = times
    const warm = later.slice(warmUps - 1)
    return atMost(
      `plan ${assets} assets over ${subscriptions} subscriptions, ${kind}`,
      median(warm),
      bar,
      'ms',
      `median of ${runs}; worst ${round(worst(warm))}, the very first ` +
        `${round(first)} ms; ${licensed} licensed in the last`
    )
  })
}
