import { expect, it } from 'vitest'
import { licensePosts, stepsOf } from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imagesOf } from '../../image-refs.ts'

const stack = useStack()

async function refuseOnce(
  person: string,
  count = 1
): Promise<{ file: OpenFile; assetIds: string[] }> {
  const file = await stack.openFile()
  await signInWithPages(stack, file, person)
  const placed = await placeResults(file, 'mountain', count)
  const assetIds = placed.map(({ assetId }) => assetId)
  await file.panel.planLicenses(imagesOf(assetIds))
  await file.panel.confirmLicenses()
  return { file, assetIds }
}

it('asks for a verification code after the service did', async () => {
  const { file, assetIds } = await refuseOnce('guarded')
  const { panel } = file
  const refused = panel.$licensing.get()
  await panel.retryLicensing(imagesOf(assetIds))
  const planned = panel.$licensing.get()
  await panel.confirmLicenses()
  const early = licensePosts(stack)

  panel.$verificationCode.set(' 246810 ')
  await panel.confirmLicenses()

  expect(refused).toMatchObject({
    items: [
      { step: 'refused', text: expect.stringContaining('verification code') }
    ]
  })
  expect(planned).toMatchObject({ plan: { needsCode: true } })
  expect(early).toBe(1)
  expect(stepsOf(file)).toEqual(['done'])
})

it('asks again after a wrong code, and forgets it', async () => {
  const { file, assetIds } = await refuseOnce('guarded')
  const { panel } = file
  await panel.retryLicensing(imagesOf(assetIds))
  panel.$verificationCode.set('1')

  await panel.confirmLicenses()

  expect(panel.$licensing.get()).toMatchObject({
    items: [{ step: 'refused', text: expect.stringContaining('didn’t accept') }]
  })
  expect(panel.$verificationCode.get()).toBe('')
})

it('says of each asset that the code is wrong', async () => {
  const { file, assetIds } = await refuseOnce('guarded', 2)
  const { panel } = file
  await panel.retryLicensing(imagesOf(assetIds))
  panel.$verificationCode.set('1')

  await panel.confirmLicenses()

  const wrong = { text: expect.stringContaining('didn’t accept') }
  expect(panel.$licensing.get()).toMatchObject({ items: [wrong, wrong] })
})

it('keeps the code nowhere', async () => {
  const { file, assetIds } = await refuseOnce('guarded')
  const { panel } = file
  await panel.retryLicensing(imagesOf(assetIds))
  panel.$verificationCode.set('246810')
  await panel.confirmLicenses()
  const steps = stepsOf(file)

  panel.closeLicensing()

  expect(steps).toEqual(['done'])
  expect(panel.$verificationCode.get()).toBe('')
  expect(JSON.stringify(file.headless.host.exportDocument())).not.toContain(
    '246810'
  )
  expect(JSON.stringify([...stack.storage])).not.toContain('246810')
})

it('asks partners for the retail price of each asset', async () => {
  const { file, assetIds } = await refuseOnce('partner', 2)
  const { panel } = file
  await panel.retryLicensing(imagesOf(assetIds))
  panel.choosePrice(imagesOf([assetIds[0] ?? '']), 20)
  await panel.confirmLicenses()
  const early = panel.$licensing.get().state

  panel.choosePrice(imagesOf([assetIds[1] ?? '']), 0.5)
  await panel.confirmLicenses()

  expect(early).toBe('confirm')
  expect(stepsOf(file)).toEqual(['done', 'done'])
})
