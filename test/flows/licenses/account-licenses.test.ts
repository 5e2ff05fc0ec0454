import { beforeEach, expect, it } from 'vitest'
import { findAsset } from '../set-up/find-asset.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import { licensePosts } from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const path = '/v2/images/licenses'
const stack = useStack()
let file: OpenFile
let assetId: string

beforeEach(async () => {
  file = await stack.openFile()
  const asset = await findAsset(file.panel, ({ isEditorial }) => !isEditorial)
  assetId = asset.assetId
})

function accountLicenses() {
  return file.panel.$accountLicenses.get()
}

it('asks nobody while nobody is signed in', async () => {
  await file.panel.lookUpAccount(imageOf(assetId))

  expect(accountLicenses()).toEqual({ state: 'signed-out' })
  expect(stack.service.arrivals.count('GET', path)).toBe(0)
})

it('finds what the account licensed elsewhere, and asks once', async () => {
  await signInWithPages(stack, file, 'designer')
  await licenseElsewhere(stack, 'designer', [assetId])
  const before = stack.service.arrivals.count('GET', path)

  await Promise.all([
    file.panel.lookUpAccount(imageOf(assetId)),
    file.panel.lookUpAccount(imageOf(assetId))
  ])
  await file.panel.lookUpAccount(imageOf(assetId))

  expect(accountLicenses()).toMatchObject({
    state: 'ready',
    licenses: [{ license: 'standard', size: 'huge' }]
  })
  expect(stack.service.arrivals.count('GET', path) - before).toBe(1)
})

it.each([
  ['after a while', 0],
  ['when the clock was set back', -3_600_000]
])('asks again %s, and keeps the earlier list until then', async (_, ahead) => {
  await signInWithPages(stack, file, 'designer')
  await file.panel.lookUpAccount(imageOf(assetId))
  expect(accountLicenses()).toMatchObject({ state: 'ready', licenses: [] })
  await licenseElsewhere(stack, 'designer', [assetId])
  await stack.clock.advance(61_000)
  stack.ahead = ahead

  const asking = file.panel.lookUpAccount(imageOf(assetId))

  expect(accountLicenses()).toMatchObject({ state: 'ready', licenses: [] })
  await asking
  expect(accountLicenses()).toMatchObject({
    licenses: [{ license: 'standard' }]
  })
})

it('shows new licenses at once', async () => {
  await signInWithPages(stack, file, 'designer')
  const shown = file.panel.$asset.get()
  if (shown.state !== 'ready') throw new Error(JSON.stringify(shown))
  await file.panel.placeOnce([shown.asset])
  await file.panel.lookUpAccount(imageOf(assetId))
  const posts = licensePosts(stack)

  await file.panel.planLicenses([imageOf(assetId)])
  await file.panel.confirmLicenses()

  expect(licensePosts(stack)).toBe(posts + 1)
  expect(accountLicenses()).toMatchObject({
    state: 'ready',
    licenses: [{ license: 'standard' }]
  })
})

it('says that it failed, and asks again on request', async () => {
  await signInWithPages(stack, file, 'designer')
  stack.service.faults.failNext({ path, status: 500 })
  await file.panel.lookUpAccount(imageOf(assetId))
  expect(accountLicenses()).toMatchObject({
    state: 'failed',
    error: { code: 'service-failed' }
  })

  await file.panel.lookUpAccount(imageOf(assetId))

  expect(accountLicenses()).toMatchObject({ state: 'ready', licenses: [] })
})

it('hides the account’s licenses after signing out', async () => {
  await signInWithPages(stack, file, 'designer')
  await licenseElsewhere(stack, 'designer', [assetId])
  await file.panel.lookUpAccount(imageOf(assetId))

  await file.panel.signOut()

  expect(accountLicenses()).toEqual({ state: 'signed-out' })
})
