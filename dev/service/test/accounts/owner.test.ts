import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test
} from 'vitest'
import {
  getUser,
  listSubscriptions
} from '../../../../contract/api/account-endpoints.ts'
import { registerUser } from '../../../../contract/api/register-user-endpoint.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { activateSubscription } from '../../../../contract/api/reseller-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import type { ServiceOptions } from '../../create-service.ts'
import { openTestService, type TestService } from '../open-service.ts'

const [asset] = listAssets({ count: 1 })
const images = [{ image_id: asset?.id ?? '', editorial_acknowledgement: true }]
const owner = { username: 'curator', password: 'a long password' }

let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ hasDemo: false, owner })
})
afterAll(() => opened.close())

test('a service without demo accounts has only its owner', async () => {
  const browser = opened.openBrowser()

  const page = await browser.signIn(owner.username, owner.password)
  const nobody = await opened.openBrowser().signIn('designer')

  expect(page.text).toContain('Signed in as <strong>curator</strong>')
  expect(page.text).toContain('Own Library')
  expect(nobody.status).toBe(401)
})

test('the owner can license, and allow others to license', async () => {
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

  expect(data[0]?.allotment_charge).toBe(1)
  expect((await opened.ask(getUser, { token })).username).toBe('new')
  expect(licensed.data[0]?.allotment_charge).toBe(1)
  expect(plans.data[0]?.allotment?.downloads_left).toBe(24)
})

describe('a data folder', () => {
  let data: string
  let known: TestService | undefined

  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'service-'))
  })
  afterEach(() => {
    known?.close()
    known = undefined
    rmSync(data, { recursive: true })
  })

  async function open(
    more: Partial<ServiceOptions> = {}
  ): Promise<TestService> {
    known?.close()
    known = await openTestService({ data, hasDemo: false, owner, ...more })
    return known
  }

  async function plansOf(at: TestService, username: string) {
    const token = at.service.makeToken(username, ['purchases.view'])
    return (await at.ask(listSubscriptions, { token })).data
  }

  test('keeps the changed password of an owner', async () => {
    const browser = (await open()).openBrowser()
    await browser.signIn(owner.username, owner.password)
    await browser.submit(await browser.open('/account'), '/account/password', {
      current: owner.password,
      new: 'changed by hand'
    })

    const at = await open()
    const pages = [
      await at.openBrowser().signIn(owner.username, 'changed by hand'),
      await at.openBrowser().signIn(owner.username, owner.password)
    ]

    expect(pages.map(({ status }) => status)).toEqual([200, 401])
  })

  test('adds another owner and keeps the previous one', async () => {
    await open()

    const at = await open({ owner: { ...owner, username: 'heir' } })

    const page = await at.openBrowser().signIn('heir', owner.password)
    const ids = [await plansOf(at, 'curator'), await plansOf(at, 'heir')].map(
      plans => plans.map(({ id }) => id)
    )
    expect(page.status).toBe(200)
    expect(ids).toEqual([['s1000001'], ['s1000002']])
  })

  test("renews the owner's subscription at a start", async () => {
    const day = 24 * 3_600_000
    const first = await open()
    first.service.faults.moveClock(363 * day)
    await plansOf(first, 'curator')
    const later = Date.now() + 370 * day

    const at = await open({ now: () => later })

    const [plan] = await plansOf(at, 'curator')
    const { downloads_left, end_time } = plan?.allotment ?? {}
    expect(downloads_left).toBe(100_000)
    expect(Date.parse(end_time ?? '')).toBeGreaterThan(later)
  })
})
