import type { Core } from '../core/core.ts'
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
  /** The limit if left out. */
  left?: number
  chargesRepeats?: boolean
  /** The allotment is for the whole year. */
  isPack?: boolean
  rules?: PlanRules
}

const day = 24 * 3_600_000

/**
 * Adds a subscription for a year. Its allotment is renewed every 30 days, or
 * never.
 */
export function addPlan(
  { accounts }: Pick<Core, 'accounts'>,
  person: string,
  plan: NewPlan,
  startsAt: number
): void {
  const expiresAt = startsAt + 365 * day
  accounts.run(
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
    expiresAt,
    startsAt,
    plan.isPack ? expiresAt : startsAt + 30 * day,
    plan.left ?? plan.limit,
    plan.limit,
    Number(plan.chargesRepeats ?? false),
    JSON.stringify(plan.rules ?? {})
  )
}
