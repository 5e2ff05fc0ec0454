import type { Core } from './core.ts'
import { demoAccounts } from './demo-accounts.ts'
import { standardFormats } from './licensing/plan-formats.ts'
import { hashPassword } from './oauth/password.ts'

const day = 24 * 3_600_000
const period = 30 * day

interface Plan {
  id: string
  description: string
  left: number
  limit: number
  isExpired?: boolean
  chargesRepeats?: boolean
}

const plans: Record<string, Plan[]> = {
  designer: [
    {
      id: 's1100001',
      description: 'Monthly Subscription',
      left: 350,
      limit: 350
    },
    {
      id: 's1100002',
      description: '25-A-Day Subscription',
      left: 0,
      limit: 750,
      isExpired: true
    }
  ],
  viewer: [],
  spent: [
    { id: 's1100003', description: 'Monthly Subscription', left: 0, limit: 50 }
  ],
  metered: [
    {
      id: 's1100004',
      description: 'Images On Demand',
      left: 100,
      limit: 100,
      chargesRepeats: true
    }
  ]
}

const hashes = new Map<string, Promise<string>>()

/** Adds the demo people and their subscriptions unless they are there. */
export async function seedPeople(core: Core): Promise<void> {
  const [known] = core.accounts.all('SELECT 1 FROM people LIMIT 1')
  if (known) return
  const passwords = await Promise.all(
    demoAccounts.map(({ password }) => hashOnce(password))
  )
  core.accounts.transaction(() => {
    demoAccounts.forEach(({ username }, place) => {
      addPerson(core, place, username, passwords[place] ?? '')
    })
  })
}

/** Hashing is slow by design; a process does it once per demo password. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}

function addPerson(
  core: Core,
  place: number,
  username: string,
  passwordHash: string
): void {
  const id = String(7_100_001 + place)
  core.accounts.run(
    'INSERT INTO people VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    username,
    passwordHash,
    `${username.charAt(0).toUpperCase()}${username.slice(1)}`,
    'Demo',
    `${username}@example.com`,
    'en',
    String(3_300_001 + place)
  )
  plans[username]?.forEach(plan => addPlan(core, id, plan))
}

function addPlan(core: Core, person: string, plan: Plan): void {
  const start = core.now() - 10 * day
  const starts = plan.isExpired ? start - 400 * day : start
  core.accounts.run(
    `INSERT INTO subscriptions VALUES (?, ?, 'standard', ?, 'images', ?, ?, ?, ?, ?, ?, ?)`,
    plan.id,
    person,
    plan.description,
    JSON.stringify(standardFormats),
    starts + 365 * day,
    starts,
    starts + period,
    plan.left,
    plan.limit,
    Number(plan.chargesRepeats ?? false)
  )
}
