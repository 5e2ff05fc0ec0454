import type { Core } from './core.ts'
import { addPlan } from './licensing/add-plan.ts'
import { standardFormats } from './licensing/plan-formats.ts'
import { addPerson } from './oauth/add-person.ts'
import { hashPassword } from './oauth/password.ts'

/** Who runs a service: registers people and activates their subscriptions. */
export interface Owner {
  /** In small letters. */
  username: string
  password: string
}

const planNumber = 1_000_001

/**
 * Makes the owner's account in a data folder that does not have it. A
 * password changed on the account page stays as it is.
 */
export async function addOwner(core: Core, owner: Owner): Promise<void> {
  const { username } = owner
  const sql = 'SELECT 1 FROM people WHERE username = ?'
  if (core.accounts.all(sql, username).length > 0) return
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
      id: `s${planNumber}`,
      license: 'standard',
      description: 'Own Library',
      assetType: 'images',
      formats: standardFormats,
      limit: 100_000
    }
    addPlan(core, id, plan, core.now())
  })
}
