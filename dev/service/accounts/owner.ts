import type { Core } from '../core/core.ts'
import { addPlan } from '../licensing/add-plan.ts'
import { standardFormats } from '../licensing/plan-formats.ts'
import { addPerson } from '../oauth/add-person.ts'
import { hashPassword } from '../oauth/password.ts'

/**
 * The administrator, who runs a service, registers people and activates plans.
 */
export interface Owner {
  /** In lower case. */
  username: string
  password: string
}

/** Plans of owners have lower numbers than those of the demo accounts. */
const planIds = 's10?????'
const firstNumber = 1_000_001
const day = 24 * 3_600_000

/**
 * Creates the owner's account unless the name is taken. An existing owner's
 * account is unchanged, including its password; its subscription is extended to
 * a year from now.
 */
export async function addOwner(core: Core, owner: Owner): Promise<void> {
  const { username } = owner
  const sql = 'SELECT id FROM people WHERE username = ?'
  const [known] = core.accounts.first<{ id: string }>(sql, username)
  if (known) {
    renewPlan(core, known.id)
    return
  }
  const passwordHash = await hashPassword(owner.password)
  core.accounts.transaction(() => {
    const id = addPerson(core.accounts, {
      username,
      passwordHash,
      firstName: '',
      lastName: '',
      email: '',
      isReseller: true
    })
    if (id === undefined) return
    const plan = {
      id: nextPlanId(core),
      license: 'standard',
      description: 'Own Library',
      assetType: 'images',
      formats: standardFormats,
      limit: 100_000
    }
    addPlan(core, id, plan, core.now())
  })
}

/**
 * Extends the owner's plan. Also restores `ends_at`, which the previous end of
 * the plan may have cut short. Another person with the owner's name has no such
 * plan.
 */
function renewPlan(core: Core, person: string): void {
  core.accounts.run(
    `UPDATE subscriptions SET expires_at = max(expires_at, ?),
       ends_at = starts_at + ?
     WHERE person = ? AND id GLOB ?`,
    core.now() + 365 * day,
    30 * day,
    person,
    planIds
  )
}

/** Call it inside a transaction. */
function nextPlanId(core: Core): string {
  const [last] = core.accounts.first<{ number: number | null }>(
    `SELECT max(CAST(substr(id, 2) AS INTEGER)) AS number
     FROM subscriptions WHERE id GLOB ?`,
    planIds
  )
  return `s${(last?.number ?? firstNumber - 1) + 1}`
}
