import type { Core } from '../core/core.ts'
import { shortCache } from '../database/short-cache.ts'
import type { PlanFormat } from './plan-formats.ts'
import type { PlanRules } from './plan-rules.ts'

/** The data of a subscription that every request of a person needs. */
export interface RunningPlan {
  /** `images`, `videos` or `audio`. */
  assetType: string
  formats: readonly PlanFormat[]
  hasLimitedLibrary: boolean
  expiresAt: number
}

interface Row {
  asset_type: string
  formats: string
  rules: string
  expires_at: number
}

const plansOf = shortCache<RunningPlan[]>((accounts, person) =>
  accounts
    .all<Row>(
      `SELECT asset_type, formats, rules, expires_at
       FROM subscriptions WHERE person = ? ORDER BY id`,
      person
    )
    .map(fromRow)
)

/**
 * The subscriptions of a person that have not expired, cached for half a
 * second: good enough to show what may be licensed, but not to license.
 */
export function runningPlans(core: Core, person: string): RunningPlan[] {
  const plans = plansOf(core.accounts, person) ?? []
  return plans.filter(({ expiresAt }) => expiresAt > core.now())
}

function fromRow(row: Row): RunningPlan {
  const rules = JSON.parse(row.rules) as PlanRules // written by `addPlan`
  return {
    assetType: row.asset_type,
    formats: JSON.parse(row.formats) as PlanFormat[], // likewise
    hasLimitedLibrary: rules.hasLimitedLibrary === true,
    expiresAt: row.expires_at
  }
}
