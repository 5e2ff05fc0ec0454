import { contributors } from '../../catalog/assets/contributors.ts'
import type { NewPerson } from '../oauth/add-person.ts'

/** A demo account; added to data folders that lack it. */
export interface DemoAccount {
  username: string
  password: string
  /** Purpose of this account. */
  description: string
  /** What differs from other demo accounts. */
  person?: Partial<Omit<NewPerson, 'username' | 'passwordHash' | 'isSeeded'>>
}

const team = { organizationId: '5500001' }

/**
 * Shared by all accounts but the first: one hash per account would slow down
 * each start.
 */
const sharedPassword = 'open-sesame'

/** The account to start with: it may use every operation. */
export const studio = 'studio'

/** The demo accounts of a new data folder. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'designer',
    password: 'correct-horse',
    description: 'an image subscription with 350 downloads a month'
  },
  {
    username: 'viewer',
    password: 'battery-staple',
    description: 'no subscription: searches and places, cannot license'
  },
  {
    username: 'spent',
    password: 'empty-purse',
    description: 'a subscription whose downloads are used up'
  },
  {
    username: 'metered',
    password: 'ticking-clock',
    description: 'subscriptions that charge every request, repeats included'
  },
  account('enhanced', 'enhanced licenses of the images that have them'),
  account('ondemand', 'five images bought at once, small and medium only'),
  account('filmmaker', 'videos, and comps of them that are given out once'),
  account('musician', 'tracks with a standard or a platform license'),
  account('enterprise', 'licenses that need a client and a purchase order', {
    organizationId: '5500002'
  }),
  account('guarded', 'licenses that need the verification code 246810'),
  account('lapsed', 'expired subscriptions only'),
  account('unlucky', 'a subscription with which every license is refused'),
  account('intern', 'a subscription, but no right to license with it', {
    ...team,
    mayLicense: false
  }),
  account(
    'partner',
    'revenue share: a price in request and result, files once'
  ),
  account('student', 'a free subscription: a limited library, no licenses'),
  account(
    'lead',
    'a team subscription, and a collection shared with the team',
    team
  ),
  account('mate', 'nothing but the share code of the team', team),
  account('contributor', 'offers media, in the realm contributor too', {
    contributorId: contributors.uswds.id
  }),
  account('reseller', 'sells subscriptions to others', { isReseller: true }),
  account(studio, 'subscriptions for images, videos and music; a reseller', {
    isReseller: true
  }),
  account('agency', 'images demand code 246810 and a price; repeats cost')
]

/** Throws for an unknown name. */
export function passwordOf(username: string): string {
  const found = demoAccounts.find(account => account.username === username)
  if (!found) throw new Error(`There is nobody called ${username}.`)
  return found.password
}

function account(
  username: string,
  description: string,
  person: NonNullable<DemoAccount['person']> = {}
): DemoAccount {
  return { username, password: sharedPassword, description, person }
}
