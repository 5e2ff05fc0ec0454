import { beforeEach, expect, it } from 'vitest'
import {
  accountOf,
  decisionsOf,
  ledgerOf,
  license,
  licensePosts,
  stepsOf
} from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile
let assetIds: string[]

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  const placed = await placeResults(file, 'mountain', 2)
  assetIds = placed.map(({ assetId }) => assetId)
})

/** Licenses all assets at this size. */
async function licenseAt(size: 'small' | 'huge'): Promise<void> {
  await file.panel.planLicenses(imagesOf(assetIds))
  file.panel.chooseForAll('image', { size })
  await file.panel.confirmLicenses()
}

it('licenses all assets at the size chosen for all', async () => {
  await licenseAt('small')

  const ledger = await ledgerOf(file)
  expect(stepsOf(file)).toEqual(['done', 'done'])
  expect(ledger.map(({ size }) => size)).toEqual(['small', 'small'])
})

it('chooses for one asset without changing another', async () => {
  const [first = ''] = assetIds
  await file.panel.planLicenses(imagesOf(assetIds))

  file.panel.chooseSize(imageOf(first), 'medium')

  expect(decisionsOf(file)).toMatchObject([
    { choice: { size: 'medium' } },
    { choice: { size: 'huge' } }
  ])
})

it('gives the larger file of an owned asset without another license', async () => {
  await licenseAt('small')
  const copy = await stack.openFile()
  await placeResults(copy, 'mountain', 2)

  await copy.panel.planLicenses(imagesOf(assetIds))
  copy.panel.chooseForAll('image', { size: 'huge' })
  const planned = decisionsOf(copy)
  await copy.panel.confirmLicenses()

  expect(planned).toMatchObject([
    { kind: 'owned', size: 'huge', sizes: ['huge', 'medium', 'small'] },
    { kind: 'owned', size: 'huge' }
  ])
  expect(stepsOf(copy)).toEqual(['done', 'done'])
  expect(await accountOf(stack, 'designer')).toMatchObject({ left: 348 })
  expect(licensePosts(stack)).toBe(1)
})

it('knows the layers of an asset that replaces a left-out one', async () => {
  const opened = await switchAccount(stack, file, 'ondemand')
  const { panel } = opened
  const placed = await placeResults(opened, 'mountain', 6)
  const ids = placed.map(({ assetId }) => assetId)
  await panel.planLicenses(imagesOf(ids))
  await stack.until(() => panel.$swapPreview.get().state === 'ready')
  const isOut = ({ kind }: { kind: string }) => kind === 'impossible'
  const out = decisionsOf(opened).findIndex(isOut)

  panel.leaveOutAsset(imageOf(ids[out === 0 ? 1 : 0] ?? ''), true)

  expect(decisionsOf(opened).some(isOut)).toBe(false)
  expect(panel.$swapped.get()).toContain(ids[out])
})

it('sends once although the button is pressed twice', async () => {
  await file.panel.planLicenses(imagesOf(assetIds))
  const calls: string[] = []
  file.panel.window.onCall(({ method }) => void calls.push(method))

  await Promise.all([
    file.panel.confirmLicenses(),
    file.panel.confirmLicenses()
  ])

  expect(stepsOf(file)).toEqual(['done', 'done'])
  expect(licensePosts(stack)).toBe(1)
  expect(calls.filter(method => method === 'saveVersion')).toHaveLength(1)
})

it('licenses an asset without a file again only when the person agrees', async () => {
  const [first = ''] = assetIds
  await license(file, [first])
  stack.service.faults.licensing.forbidDownload(first)

  await license(file, [first])
  const unasked = licensePosts(stack)
  await stack.clock.advance(121_000) // past the gateway's lease of the first
  await file.panel.planLicenses([imageOf(first)])
  file.panel.licenseAgain(imageOf(first), true)
  const planned = decisionsOf(file)
  await file.panel.confirmLicenses()

  expect(unasked).toBe(1)
  expect(planned).toMatchObject([{ kind: 'license', expectedCharge: 1 }])
  expect(licensePosts(stack)).toBe(2)
})
