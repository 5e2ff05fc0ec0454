import { expect, test } from 'vitest'
import { accountSteps } from '../../database/account-steps.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open-database.ts'
import { addPerson } from '../../oauth/add-person.ts'
import {
  maxApplications,
  registerApplication
} from '../../oauth/registered-applications.ts'

const registration = {
  name: 'Wall',
  callbackHosts: [],
  referers: [],
  products: [],
  isFree: false,
  company: '',
  website: '',
  intendedUse: '',
  description: ''
}

function openAccounts() {
  const accounts = openDatabase(':memory:')
  migrate(accounts, accountSteps)
  const [first = '', second = ''] = ['mia', 'noah'].map(username =>
    addPerson(accounts, {
      username,
      passwordHash: '',
      firstName: '',
      lastName: '',
      email: ''
    })
  )
  return { accounts, first, second, now: Date.now }
}

test('a person cannot register more applications than allowed', () => {
  const core = openAccounts()
  for (let count = 0; count < maxApplications; count++) {
    registerApplication(core, core.first, registration)
  }

  const [more, anothers] = [core.first, core.second].map(owner =>
    registerApplication(core, owner, registration)
  )
  core.accounts.close()

  expect(more).toBeUndefined()
  expect(anothers?.secret).toMatch(/./)
})
