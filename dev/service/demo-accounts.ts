/** A person to sign in as; made when a data folder is new. */
export interface DemoAccount {
  username: string
  password: string
  /** What there is to try with this person. */
  description: string
}

/** The people of a new data folder. */
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
    description: 'a subscription that charges every request, repeats included'
  }
]

/** Throws for a name that is not in the list. */
export function passwordOf(username: string): string {
  const found = demoAccounts.find(account => account.username === username)
  if (!found) throw new Error(`There is nobody called ${username}.`)
  return found.password
}
