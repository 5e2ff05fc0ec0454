import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  getUser,
  listSubscriptions
} from '../../../../contract/api/account-endpoints.ts'
import { listImageLicenses } from '../../../../contract/api/image-history-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { searchImages } from '../../../../contract/api/image-endpoints.ts'
import { accountSteps } from '../../database/account-steps.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open-database.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { hashPassword } from '../../oauth/password.ts'
import { hashSecret } from '../../oauth/secret-text.ts'
import { createBrowser } from '../browser.ts'
import { openTestService } from '../open-service.ts'

const [asset] = listAssets({ count: 1 })
const id = asset?.id ?? ''
const token = 'v2/of-before'
const formats = JSON.stringify([
  {
    media_type: 'image',
    size: 'huge',
    format: 'jpg',
    min_resolution: 4_000_000,
    description: 'Huge'
  }
])

let data: string

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'service-'))
})
afterEach(() => rmSync(data, { recursive: true }))

/** A data folder as the release wrote it that had three migrations. */
async function writeOlderFolder(): Promise<void> {
  const accounts = openDatabase(join(data, 'accounts.db'))
  migrate(accounts, accountSteps.slice(0, 3))
  const password = await hashPassword('of-before')
  const year = 365 * 86_400_000
  const now = Date.now()
  accounts.run(
    `INSERT INTO people VALUES ('7100001', 'designer', ?, 'Designer', 'Demo',
       'designer@example.com', 'en', '3300001')`,
    password
  )
  accounts.run(
    `INSERT INTO subscriptions VALUES ('s1100001', '7100001', 'standard',
       'Monthly Subscription', 'images', ?, ?, ?, ?, 349, 350, 0)`,
    formats,
    now + year,
    now,
    now + year
  )
  accounts.run(
    `INSERT INTO applications VALUES ('old-key', ?, 'Old',
       '["old.example"]', '["old.example/page"]')`,
    hashSecret('old-secret')
  )
  accounts.run(
    `INSERT INTO tokens VALUES (?, 'lasting', 'old-key', '7100001',
       'user.view licenses.create licenses.view purchases.view', 'customer',
       NULL)`,
    hashSecret(token)
  )
  accounts.run(
    `INSERT INTO licenses VALUES (1, 'e1', '7100001', 's1100001', 'image', ?,
       'standard', 'huge', 'jpg', 1, NULL, NULL, ?)`,
    id,
    now
  )
  accounts.close()
}

test('a data folder of an earlier release keeps its accounts', async () => {
  await writeOlderFolder()

  const opened = await openTestService({ data })
  const user = await opened.ask(getUser, { token })
  const history = await opened.ask(listImageLicenses, { token })
  const again = await opened.ask(licenseImages, {
    token,
    json: { images: [{ image_id: id }] }
  })
  const { data: plans } = await opened.ask(listSubscriptions, { token })
  const basic = { Authorization: `Basic ${btoa('old-key:old-secret')}` }
  const found = await opened.ask(searchImages, { headers: basic })
  const page = await createBrowser(opened.service).signIn(
    'designer',
    'of-before'
  )
  opened.close()

  expect(user.id).toBe('7100001')
  expect(history.data.map(one => one.id)).toEqual(['e1'])
  expect(again.data[0]).toMatchObject({ image_id: id, allotment_charge: 0 })
  expect(plans[0]?.allotment?.downloads_left).toBe(349)
  expect(found.total_count).toBeGreaterThan(100)
  expect(page.text).toContain('349 of 350 downloads left')
})

test('does not migrate a folder twice', async () => {
  await writeOlderFolder()
  ;(await openTestService({ data })).close()

  const opened = await openTestService({ data })
  const user = await opened.ask(getUser, { token })
  opened.close()

  expect(user.username).toBe('designer')
})
