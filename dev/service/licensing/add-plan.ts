import type { Core } from '../core.ts'
import type { PlanFormat } from './plan-formats.ts'
import type { PlanRules } from './plan-rules.ts'

export interface NewPlan {
  id: string
  license: string
  description: string
  /** `images`, `videos` or `audio`. */
  assetType: string
  formats: readonly PlanFormat[]
  limit: number
  /** As many as the limit unless said otherwise. */
  left?: number
  chargesRepeats?: boolean
  rules?: PlanRules
}

const day = 24 * 3_600_000

/** Adds a year's subscription with an allotment for every 30 days. */
export function addPlan(
  core: Core,
  person: string,
  plan: NewPlan,
  startsAt: number
): void {
  core.accounts.run(
    `INSERT INTO subscriptions (id, person, license, description, asset_type,
       formats, expires_at, starts_at, ends_at, downloads_left,
       downloads_limit, charges_repeats, rules)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    plan.id,
    person,
    plan.license,
    plan.description,
    plan.assetType,
    JSON.stringify(plan.formats),
    startsAt + 365 * day,
    startsAt,
    startsAt + 30 * day,
    plan.left ?? plan.limit,
    plan.limit,
    Number(plan.chargesRepeats ?? false),
    JSON.stringify(plan.rules ?? {})
  )
}
