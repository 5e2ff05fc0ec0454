import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  getAccessToken,
  getUser,
  listSubscriptions
} from '../../../../contract/api/account-endpoints.ts'
import { collections } from '../../../../contract/api/collection-endpoints.ts'
import { getContributor } from '../../../../contract/api/contributor-endpoints.ts'
import { demoAccounts } from '../../accounts/demo-accounts.ts'
import { accountSteps } from '../../database/account-steps.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open-database.ts'
import { openTestService, type TestService } from '../open-service.ts'

let data: string
let opened: TestService | undefined

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'service-'))
})
afterEach(() => {
  opened?.close()
  opened = undefined
  rmSync(data, { recursive: true })
})

async function open(): Promise<TestService> {
  opened?.close()
  opened = await openTestService({ data })
  return opened
}

/** A folder as the fifth migration left it, with two people in it. */
function makeOldFolder(): void {
  const database = openDatabase(join(data, 'accounts.db'))
  migrate(database, accountSteps.slice(0, 5))
  const people = ['designer', 'reseller']
  people.forEach((username, place) => {
    database.run(
      `INSERT INTO people VALUES (?, ?, 'old', 'Old', 'Hand', ?, 'en', ?)`,
      String(7_100_001 + place),
      username,
      `${username}@old.example.com`,
      String(3_300_001 + place)
    )
  })
  database.close()
}

describe('a data folder', () => {
  test('has all accounts when it is new', async () => {
    const at = await open()

    const ids = await Promise.all(
      demoAccounts.map(async ({ username }) => {
        const token = at.service.makeToken(username, [])
        const { user_id } = await at.ask(getAccessToken, { token })
        return user_id
      })
    )

    expect(ids).toEqual(demoAccounts.map((_, place) => `${7_100_001 + place}`))
  })

  test('of an earlier release gets missing accounts and keeps the others', async () => {
    makeOldFolder()

    const at = await open()

    const userOf = (username: string) =>
      at.ask(getUser, {
        token: at.service.makeToken(username, ['user.view', 'user.email'])
      })
    expect(await userOf('designer')).toMatchObject({
      id: '7100001',
      email: 'designer@old.example.com'
    })
    expect((await userOf('reseller')).email).toBe('reseller@old.example.com')
    expect(await userOf('viewer')).toMatchObject({
      id: '7100003',
      email: 'viewer@example.com'
    })
    const token = at.service.makeToken('designer', ['purchases.view'])
    expect((await at.ask(listSubscriptions, { token })).data).toEqual([])
  })

  test('does not change when it is opened again', async () => {
    makeOldFolder()
    await open()

    const at = await open()

    const token = at.service.makeToken('metered', ['purchases.view'])
    const subscriptions = await at.ask(listSubscriptions, { token })
    expect(subscriptions.data.map(({ id }) => id)).toEqual([
      's1100004',
      's1100023',
      's1100024'
    ])
  })
})

describe('a person', () => {
  test('of a team sees its collection by the code', async () => {
    const at = await open()
    const token = at.service.makeToken('mate', ['collections.view'])
    const path = { id: '550000101' }

    const found = await at.ask(collections.get, {
      token,
      path,
      query: { share_code: 'team-picks' }
    })
    const without = await at.refusal(collections.get, { token, path })

    expect(found).toMatchObject({ name: 'Team picks', total_item_count: 3 })
    expect(without.status).toBe(404)
  })

  test('who leads the team owns that collection', async () => {
    const at = await open()
    const token = at.service.makeToken('lead', ['collections.view'])

    const { data: listed } = await at.ask(collections.list, { token })

    expect(listed.map(({ id }) => id)).toEqual(['550000101'])
  })

  test('has the organization and contributor id in the details', async () => {
    const at = await open()
    const userOf = (username: string) =>
      at.ask(getUser, { token: at.service.makeToken(username, ['user.view']) })
    const [lead, mate, enterprise, enhanced, contributor] = await Promise.all(
      ['lead', 'mate', 'enterprise', 'enhanced', 'contributor'].map(userOf)
    )

    expect(mate?.organization_id).toBe(lead?.organization_id)
    expect(enterprise).toMatchObject({
      organization_id: '5500002',
      is_premier: true,
      only_enhanced_license: false
    })
    expect(enhanced?.only_enhanced_license).toBe(true)
    const profile = await at.ask(getContributor, {
      path: { contributor_id: contributor?.contributor_id ?? '' }
    })
    expect(profile.display_name).toMatch(/./)
  })
})
