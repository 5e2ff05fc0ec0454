import { beforeEach, expect, it } from 'vitest'
import { licensePosts, stepsOf } from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import { readMetadata } from './read-metadata.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imagesOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile
let assetIds: string[]

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'enterprise')
  const placed = await placeResults(file, 'mountain', 2)
  assetIds = placed.map(({ assetId }) => assetId)
})

it('sends nothing before the fields that a subscription asks for', async () => {
  const { panel } = file
  await panel.planLicenses(imagesOf(assetIds))
  const planned = panel.$licensing.get()

  panel.setProjectField('client', 'ACME')
  panel.setProjectField('purchaseOrder', '  ')
  await panel.confirmLicenses()

  expect(planned).toMatchObject({
    plan: { asksFor: ['client', 'purchaseOrder'] }
  })
  expect(panel.$licensing.get().state).toBe('confirm')
  expect(panel.$incompletePresses.get()).toBe(1)
  expect(licensePosts(stack)).toBe(0)
})

it('sends the fields with each license and remembers them', async () => {
  const { panel } = file
  await panel.planLicenses(imagesOf(assetIds))
  panel.setProjectField('client', ' ACME ')
  panel.setProjectField('purchaseOrder', 'PO-7')
  panel.setProjectField('other', 'Spring')
  await panel.confirmLicenses()

  const again = await stack.reopen(file)
  await again.panel.planLicenses(imagesOf(assetIds))

  expect(stepsOf(file)).toEqual(['done', 'done'])
  expect(await readMetadata(stack, 'enterprise')).toEqual(
    assetIds.map(() => {
      return {
        client: 'ACME',
        purchase_order: 'PO-7',
        other: expect.stringMatching(/^Spring Cleared [0-9a-f]{32}$/)
      }
    })
  )
  expect(again.panel.$project.get()).toEqual({
    job: '',
    client: 'ACME',
    purchaseOrder: 'PO-7',
    other: 'Spring'
  })
})

it('remembers nothing from another file', async () => {
  const { panel } = file
  await panel.planLicenses(imagesOf(assetIds))
  panel.setProjectField('client', 'ACME')
  panel.setProjectField('purchaseOrder', 'PO-7')
  await panel.confirmLicenses()

  const other = await stack.openFile()
  await other.panel.planLicenses(imagesOf(assetIds))

  expect(stepsOf(file)).toEqual(['done', 'done'])
  expect(other.panel.$project.get()).toMatchObject({
    client: '',
    purchaseOrder: ''
  })
})

it('cuts values that are longer than the field allows', async () => {
  const { panel } = file
  await panel.planLicenses(imagesOf(assetIds))
  panel.setProjectField('client', 'ACME')
  panel.setProjectField('purchaseOrder', 'x'.repeat(300))
  await panel.confirmLicenses()

  const [kept] = await readMetadata(stack, 'enterprise')
  expect(stepsOf(file)).toEqual(['done', 'done'])
  expect(kept).toMatchObject({ purchase_order: 'x'.repeat(200) })
})

it('books on the values shown when the person confirmed', async () => {
  const { panel } = file
  await panel.planLicenses(imagesOf(assetIds))
  panel.setProjectField('client', 'ACME')
  panel.setProjectField('purchaseOrder', 'PO-7')
  const release = stack.network.holdNext(`GET ${addresses.gateway}/ready`)
  const running = panel.confirmLicenses()
  await stack.waitForRequest(`GET ${addresses.gateway}/ready`)

  panel.setProjectField('client', 'Somebody else')
  release()
  await running

  expect(await readMetadata(stack, 'enterprise')).toMatchObject([
    { client: 'ACME' },
    { client: 'ACME' }
  ])
})
