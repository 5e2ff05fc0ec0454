import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getUser,
  listSubscriptions,
  registerUser
} from '../../../contract/api/account-endpoints.ts'
import { licenseImages } from '../../../contract/api/image-license-endpoints.ts'
import { activateSubscription } from '../../../contract/api/reseller-endpoints.ts'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import { openTestService, type TestService } from './open-service.ts'

const [asset] = listAssets({ count: 1 })
const images = [{ image_id: asset?.id ?? '', editorial_acknowledgement: true }]
const owner = { username: 'curator', password: 'a long password' }

let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ hasDemo: false, owner })
})
afterAll(() => opened.close())

test('a service without demo people has nobody but its owner', async () => {
  const browser = opened.openBrowser()

  const page = await browser.signIn(owner.username, owner.password)
  const nobody = await opened.openBrowser().signIn('designer')

  expect(page.text).toContain('signed in as <strong>curator</strong>')
  expect(page.text).toContain('Own Library')
  expect(nobody.status).toBe(401)
})

test('the owner licenses, and lets others', async () => {
  const own = opened.service.makeToken('curator', [
    'licenses.create',
    'reseller.purchase'
  ])
  const email = 'new@stock.example'
  const password = 'another password'

  const { data } = await opened.ask(licenseImages, {
    token: own,
    json: { images }
  })
  const { id } = await opened.ask(registerUser, {
    token: own,
    json: { email, password, username: 'new' }
  })
  await opened.ask(activateSubscription, {
    token: own,
    json: { product_id: 'images-25', user_id: id }
  })
  const token = opened.service.makeToken('new', [
    'user.view',
    'licenses.create',
    'purchases.view'
  ])
  const licensed = await opened.ask(licenseImages, { token, json: { images } })
  const plans = await opened.ask(listSubscriptions, { token })

  expect(data[0]?.error).toBeUndefined()
  expect((await opened.ask(getUser, { token })).username).toBe('new')
  expect(licensed.data[0]?.allotment_charge).toBe(1)
  expect(plans.data[0]?.allotment?.downloads_left).toBe(24)
})

test('an owner who is there keeps a changed password', async () => {
  const data = mkdtempSync(join(tmpdir(), 'service-'))
  const options = { data, hasDemo: false, owner }
  const first = await openTestService(options)
  const browser = first.openBrowser()
  await browser.signIn(owner.username, owner.password)
  await browser.submit(await browser.open('/account'), '/account/password', {
    current: owner.password,
    new: 'changed by hand'
  })
  first.close()

  const second = await openTestService(options)
  const pages = [
    await second.openBrowser().signIn(owner.username, 'changed by hand'),
    await second.openBrowser().signIn(owner.username, owner.password)
  ]
  second.close()
  rmSync(data, { recursive: true })

  expect(pages.map(({ status }) => status)).toEqual([200, 401])
})
