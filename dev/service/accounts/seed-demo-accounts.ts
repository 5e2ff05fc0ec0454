import { sentence } from '../../catalog/assets/sentence.ts'
import type { Core } from '../core/core.ts'
import { addPlan } from '../licensing/add-plan.ts'
import { addPerson } from '../oauth/add-person.ts'
import { hashPublicPassword } from '../oauth/password.ts'
import { demoAccounts, type DemoAccount } from './demo-accounts.ts'
import { demoPlans } from './demo-plans.ts'
import { addTeamCollection } from './team-collection.ts'

const day = 24 * 3_600_000

/**
 * Adds missing demo accounts with their subscriptions; existing ones are
 * unchanged.
 */
export async function seedDemoAccounts(core: Core): Promise<void> {
  const known = new Set(
    core.accounts
      .all<{ username: string }>('SELECT username FROM people')
      .map(({ username }) => username)
  )
  const missing = demoAccounts.filter(({ username }) => !known.has(username))
  const hashed = await Promise.all(
    missing.map(async account => ({
      account,
      hash: await hashPublicPassword(account.password)
    }))
  )
  if (hashed.length === 0) return
  core.accounts.transaction(() => {
    hashed.forEach(({ account, hash }) => addAccount(core, account, hash))
  })
}

/**
 * Skips an account whose name or address is taken, by another process or by a
 * person who registered in an older folder.
 */
function addAccount(
  core: Core,
  { username, person }: DemoAccount,
  passwordHash: string
): void {
  const id = addPerson(core.accounts, {
    username,
    passwordHash,
    firstName: sentence(username),
    lastName: 'Demo',
    email: `${username}@example.com`,
    ...person,
    isSeeded: true
  })
  if (id === undefined) return
  const start = core.now() - 10 * day
  demoPlans[username]?.forEach(plan => {
    addPlan(core, id, plan, plan.isExpired ? start - 400 * day : start)
  })
  if (username === 'lead') addTeamCollection(core, id)
}
