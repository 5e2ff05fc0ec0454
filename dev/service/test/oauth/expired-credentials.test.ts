import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUser } from '../../../../contract/api/account-endpoints.ts'
import { createAccessToken } from '../../../../contract/api/oauth-endpoints.ts'
import { echoText } from '../../../../contract/api/test-endpoints.ts'
import { openDatabase } from '../../database/open-database.ts'
import { openTestService, type TestService } from '../open-service.ts'

const minute = 60_000

let data: string
let opened: TestService

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'service-'))
  opened = await openTestService({ data, assets: 60 })
})
afterEach(() => {
  opened.close()
  rmSync(data, { recursive: true })
})

function count(table: 'tokens' | 'codes' | 'sessions'): number {
  const database = openDatabase(join(data, 'accounts.db'), { readonly: true })
  const [row] = database.all<{ rows: number }>(
    `SELECT count(*) AS rows FROM ${table}`
  )
  database.close()
  return row?.rows ?? 0
}

function issueHourly() {
  const { clientId, clientSecret } = opened.service.application
  return opened.ask(createAccessToken, {
    json: {
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials'
    }
  })
}

function issueCode(): Promise<string> {
  const { clientId } = opened.service.application
  const asked = { username: 'designer', scope: 'user.view', clientId }
  return opened.openBrowser().authorize(asked)
}

test('an expired token is deleted when the next one is created', async () => {
  const token = opened.service.makeToken('designer', ['user.view'])
  await issueHourly()
  opened.service.faults.moveClock(59 * minute)
  await issueHourly()
  const early = count('tokens')

  opened.service.faults.moveClock(minute)
  await issueHourly()

  expect([early, count('tokens')]).toEqual([3, 3])
  expect((await opened.ask(getUser, { token })).username).toBe('designer')
})

test('an expired code is deleted when the next one is created', async () => {
  await issueCode()
  opened.service.faults.moveClock(4 * minute)
  await issueCode()
  const early = count('codes')

  opened.service.faults.moveClock(minute)
  await issueCode()

  expect([early, count('codes')]).toEqual([2, 2])
})

test('an expired session is deleted when the next one is created', async () => {
  await issueCode()
  const first = count('sessions')

  opened.service.faults.moveClock(366 * 24 * 60 * minute)
  await issueCode()

  expect([first, count('sessions')]).toEqual([1, 1])
})

test('no token is created for an application that another process deleted', async () => {
  const { clientId, clientSecret } = opened.service.application
  await opened.ask(echoText)
  const database = openDatabase(join(data, 'accounts.db'))
  database.run('DELETE FROM applications WHERE client_id = ?', clientId)
  database.close()

  const refusal = await opened.refusal(createAccessToken, {
    json: {
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials'
    }
  })

  expect(refusal.status).toBe(401)
  expect(count('tokens')).toBe(0)
})
