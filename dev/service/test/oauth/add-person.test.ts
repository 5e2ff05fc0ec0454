import { expect, test } from 'vitest'
import { openAccounts } from '../../accounts/open-accounts.ts'
import { addPerson } from '../../oauth/add-person.ts'
import { findPerson } from '../../oauth/people.ts'

const required = {
  passwordHash: '',
  firstName: 'Ada',
  lastName: 'Byron',
  email: ''
}

test('a new person has the given values, and defaults for the others', () => {
  const accounts = openAccounts(':memory:', true)
  const values = {
    language: 'de',
    contributorId: '11',
    organizationId: '22',
    mayLicense: false,
    isReseller: true
  }

  const ids = [
    addPerson(accounts, { ...required, username: 'full', ...values }),
    addPerson(accounts, { ...required, username: 'plain' })
  ]

  const [full, plain] = ids.map(id => findPerson(accounts, id ?? ''))
  accounts.close()
  expect(full).toMatchObject({ firstName: 'Ada', lastName: 'Byron', ...values })
  expect(plain).toMatchObject({
    username: 'plain',
    language: 'en',
    contributorId: null,
    organizationId: null,
    mayLicense: true,
    isReseller: false
  })
})
