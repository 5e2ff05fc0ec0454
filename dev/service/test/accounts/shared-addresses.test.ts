import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUser } from '../../../../contract/api/account-endpoints.ts'
import { registerUser } from '../../../../contract/api/register-user-endpoint.ts'
import { activateSubscription } from '../../../../contract/api/reseller-endpoints.ts'
import { accountSteps } from '../../database/account-steps.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase, type Database } from '../../database/open-database.ts'
import { openTestService, type TestService } from '../open-service.ts'

let data: string
let opened: TestService

function insert(...[accounts, ...values]: [Database, ...string[]]): void {
  accounts.run(
    `INSERT INTO people (id, username, email, password_hash, first_name,
       last_name, language, customer_id)
     VALUES (?, ?, ?, 'none', '', '', 'en', '1')`,
    ...values
  )
}

/** A folder of a release that let people share an address. */
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'service-'))
  const accounts = openDatabase(join(data, 'accounts.db'))
  migrate(accounts, accountSteps.slice(0, 10))
  insert(accounts, '7000001', 'first', 'Shared@example.com')
  insert(accounts, '7000002', 'second', 'shared@example.com')
  insert(accounts, '7000003', 'third', '')
  accounts.close()
  opened = await openTestService({ data })
})
afterEach(() => {
  opened.close()
  rmSync(data, { recursive: true })
})

test.each([
  ['first', 'Shared@example.com'],
  ['second', 'shared@example.com'],
  ['third', '']
])('%s of an older folder keeps the address %j', async (username, email) => {
  const token = opened.service.makeToken(username, ['user.view', 'user.email'])

  expect(await opened.ask(getUser, { token })).toMatchObject({ email })
})

test('a shared address is not given to others', async () => {
  const token = opened.service.makeToken('first', [])
  const json = { email: 'SHARED@example.com', password: 'long-enough' }

  const { errors } = await opened.refusal(registerUser, { token, json })

  expect(errors?.[0]?.path).toBe('$.body.email')
})

test('a shared address is ambiguous', async () => {
  const token = opened.service.makeToken('reseller', ['reseller.purchase'])
  const json = { product_id: 'images-25', email: 'shared@example.com' }

  const { errors } = await opened.refusal(activateSubscription, { token, json })
  const sold = await opened.ask(activateSubscription, {
    token,
    json: { ...json, user_id: '7000002' }
  })

  expect(errors?.[0]?.path).toBe('$.body.email')
  expect(sold.allotment?.downloads_left).toBe(25)
})

test('the database itself refuses to share an address', () => {
  const accounts = openDatabase(join(data, 'accounts.db'))

  const another = () =>
    insert(accounts, '7000009', 'another', 'SHARED@example.com')

  expect(another).toThrow(/UNIQUE/)
  accounts.close()
})
