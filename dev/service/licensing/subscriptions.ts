import type { Subscription } from '../../../contract/api/records/account.ts'
import type { Core } from '../core/core.ts'
import { isoTime } from '../http/iso-time.ts'
import type { PlanFormat } from './plan-formats.ts'
import type { PlanRules } from './plan-rules.ts'

/**
 * A subscription as stored, called plan to distinguish it from the API's
 * record.
 */
export interface Plan {
  id: string
  license: string
  description: string
  assetType: string
  formats: PlanFormat[]
  expiresAt: number
  startsAt: number
  endsAt: number
  left: number
  limit: number
  chargesRepeats: boolean
  rules: PlanRules
}

interface Row {
  id: string
  license: string
  description: string
  asset_type: string
  formats: string
  expires_at: number
  starts_at: number
  ends_at: number
  downloads_left: number
  downloads_limit: number
  charges_repeats: number
  rules: string
}

const period = 30 * 24 * 3_600_000

/** All subscriptions of a person, with current allotments. */
export function findPlans(core: Core, person: string): Plan[] {
  renewAllotments(core, person)
  return core.accounts
    .all<Row>(
      'SELECT * FROM subscriptions WHERE person = ? ORDER BY id',
      person
    )
    .map(fromRow)
}

/** The subscription with this id, of any person. */
export function findPlan(core: Core, id: string): Plan | undefined {
  const sql = 'SELECT * FROM subscriptions WHERE id = ?'
  const [row] = core.accounts.all<Row>(sql, id)
  return row && fromRow(row)
}

/** Whether it has not expired yet. */
export function isRunning(core: Core, plan: Plan): boolean {
  return plan.expiresAt > core.now()
}

/** Charges one download; false if none is left. */
export function chargePlan(core: Core, id: string): boolean {
  const changed = core.accounts.run(
    'UPDATE subscriptions SET downloads_left = downloads_left - 1 WHERE id = ? AND downloads_left > 0',
    id
  )
  return changed === 1
}

/** A subscription as the API describes it. */
export function subscriptionRecord(core: Core, plan: Plan): Subscription {
  const allotment = {
    downloads_left: plan.left,
    downloads_limit: plan.limit,
    start_time: isoTime(plan.startsAt),
    end_time: isoTime(plan.endsAt)
  }
  return {
    id: plan.id,
    license: plan.license,
    description: plan.description,
    asset_type: plan.assetType,
    expiration_time: isoTime(plan.expiresAt),
    ...(isRunning(core, plan) && { allotment }),
    formats: plan.formats,
    metadata: Object.fromEntries(
      (plan.rules.metadata ?? []).map(key => [key, 'required'])
    ),
    ...(plan.rules.price !== undefined && {
      price_per_download: {
        local_amount: plan.rules.price,
        local_currency: 'USD'
      }
    })
  }
}

/** A new period begins at the end of the last one, with a full allotment. */
function renewAllotments(core: Core, person: string): void {
  const now = core.now()
  // Check first, so that readers do not wait for writers.
  const ended = core.accounts.all(
    'SELECT 1 FROM subscriptions WHERE person = ? AND ends_at <= ? AND expires_at > ?',
    person,
    now,
    now
  )
  if (ended.length === 0) return
  core.accounts.run(
    `UPDATE subscriptions SET
       starts_at = starts_at + ? * ((? - starts_at) / ?),
       ends_at = min(expires_at, ends_at + ? * ((? - starts_at) / ?)),
       downloads_left = downloads_limit
     WHERE person = ? AND ends_at <= ? AND expires_at > ?`,
    period,
    now,
    period,
    period,
    now,
    period,
    person,
    now,
    now
  )
}

function fromRow(row: Row): Plan {
  return {
    id: row.id,
    license: row.license,
    description: row.description,
    assetType: row.asset_type,
    formats: JSON.parse(row.formats) as PlanFormat[], // written when seeded
    expiresAt: row.expires_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    left: row.downloads_left,
    limit: row.downloads_limit,
    chargesRepeats: row.charges_repeats === 1,
    rules: JSON.parse(row.rules) as PlanRules // likewise
  }
}
