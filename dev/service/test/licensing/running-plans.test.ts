import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUser } from '../../../../contract/api/account-endpoints.ts'
import { getImage } from '../../../../contract/api/image-endpoints.ts'
import { activateSubscription } from '../../../../contract/api/reseller-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { photoIds } from './media-kinds.ts'

const year = 365 * 24 * 3_600_000

let data: string
let opened: TestService

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'service-'))
  opened = await openTestService({ data })
})
afterEach(() => {
  opened.close()
  rmSync(data, { recursive: true })
})

async function mayLicense(token: string): Promise<boolean | undefined> {
  const path = { id: photoIds[0] ?? '' }
  const { assets } = await opened.ask(getImage, { path, token })
  return assets?.huge_jpg?.is_licensable
}

async function activate(by: TestService, token: string): Promise<void> {
  const { id } = await opened.ask(getUser, { token })
  const reseller = by.service.makeToken('reseller', ['reseller.purchase'])
  await by.ask(activateSubscription, {
    token: reseller,
    json: { product_id: 'images-25', user_id: id }
  })
}

test('a new subscription is effective in the next record, and expires on time', async () => {
  const token = opened.service.makeToken('viewer', ['user.view'])
  const before = await mayLicense(token)

  await activate(opened, token)
  const during = await mayLicense(token)
  opened.service.faults.moveClock(year)
  const after = await mayLicense(token)

  expect([before, during, after]).toEqual([false, true, false])
})

test('a subscription of another process is effective soon', async () => {
  const other = await openTestService({ data })
  const token = opened.service.makeToken('viewer', ['user.view'])
  await mayLicense(token)

  await activate(other, token)
  other.close()

  await expect.poll(() => mayLicense(token)).toBe(true)
})
