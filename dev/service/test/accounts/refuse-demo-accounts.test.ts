import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerUser } from '../../../../contract/api/register-user-endpoint.ts'
import { accountSteps } from '../../database/account-steps.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open-database.ts'
import { openTestService, type TestService } from '../open-service.ts'

const owner = { username: 'curator', password: 'a long password' }

let data: string

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'service-'))
})
afterEach(() => rmSync(data, { recursive: true }))

function open(hasDemo = false): Promise<TestService> {
  return openTestService({ data, hasDemo, owner, assets: 60 })
}

test('a folder opens in which a person has the name of a demo account', async () => {
  const first = await open()
  const token = first.service.makeToken('curator', [])
  const json = {
    username: 'designer',
    email: 'designer@example.com',
    password: 'another password'
  }
  await first.ask(registerUser, { token, json })
  first.close()

  const second = await open()
  const page = await second.openBrowser().signIn('designer', json.password)
  second.close()

  expect(page.status).toBe(200)
})

test('a demo account is refused with any e-mail address', async () => {
  const first = await open(true)
  first.close()
  const accounts = openDatabase(join(data, 'accounts.db'))
  accounts.run(`UPDATE people SET email = username || '@stock.example'`)
  accounts.close()

  await expect(open()).rejects.toThrow('such as designer, whose passwords')
})

test('a demo account of an earlier release is refused', async () => {
  const accounts = openDatabase(join(data, 'accounts.db'))
  migrate(accounts, accountSteps.slice(0, 9))
  accounts.run(
    `INSERT INTO people (id, username, password_hash, first_name, last_name,
       email, language, customer_id)
     VALUES ('1', 'viewer', '', 'Viewer', 'Demo', 'v@v.example', 'en', '1')`
  )
  accounts.close()

  await expect(open()).rejects.toThrow('such as viewer, whose passwords')
})
