import { expect, it } from 'vitest'
import { fillOf } from '../set-up/layers.ts'
import {
  accountOf,
  decisionsOf,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  stepsOf
} from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { openWithComp } from '../set-up/use-comp.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const stack = useStack()

async function expectNothingSent(file: OpenFile, hash: string, id: string) {
  expect(licensePosts(stack)).toBe(0)
  expect(journalOf(stack)).toEqual([])
  expect(await ledgerOf(file)).toEqual([])
  expect(fillOf(file, id).imageHash).toBe(hash)
}

it('lets the designer license for one download', async () => {
  const { file, assetId } = await openWithComp(stack, 'designer')

  await file.panel.planLicenses([imageOf(assetId)])
  const planned = file.panel.$licensing.get()
  await file.panel.confirmLicenses()

  expect(planned).toMatchObject({
    plan: {
      totalCharge: 1,
      charges: [{ charge: 1, leftAfter: 349 }],
      items: [{ decision: { kind: 'license', expectedCharge: 1 } }]
    }
  })
  expect(file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'done', charge: 1, uses: 1 }]
  })
  expect(await accountOf(stack, 'designer')).toEqual({
    left: 349,
    licenses: [assetId]
  })
})

it('warns a person without a subscription before anything is sent', async () => {
  const { file, assetId, layerId } = await openWithComp(stack, 'viewer')
  const { imageHash } = fillOf(file, layerId)

  await license(file, [assetId])

  expect(file.panel.$licensing.get()).toMatchObject({
    items: [
      {
        step: 'stopped',
        text: expect.stringMatching(/no API subscription/)
      }
    ]
  })
  await expectNothingSent(file, imageHash, layerId)
})

it('warns a person whose downloads are used up', async () => {
  const { file, assetId, layerId } = await openWithComp(stack, 'spent')
  const { imageHash } = fillOf(file, layerId)

  await license(file, [assetId])

  expect(file.panel.$licensing.get()).toMatchObject({
    items: [
      {
        step: 'stopped',
        text: expect.stringMatching(/no downloads left/)
      }
    ]
  })
  await expectNothingSent(file, imageHash, layerId)
  expect(await accountOf(stack, 'spent')).toEqual({ left: 0, licenses: [] })
})

it('swaps for free where every repeat would be charged', async () => {
  const { file, assetId } = await openWithComp(stack, 'metered')
  await license(file, [assetId])
  const [again] = await placeResults(file, 'mountain', 1)

  await file.panel.planLicenses([imageOf(assetId)])
  const decisions = decisionsOf(file)
  await file.panel.confirmLicenses()

  expect(decisions).toMatchObject([{ kind: 'owned' }])
  expect(stepsOf(file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
  expect(await accountOf(stack, 'metered')).toEqual({
    left: 99,
    licenses: [assetId]
  })
  expect(fillOf(file, again?.layer.id ?? '')).not.toEqual(again?.layer.fills[0])
})

it('swaps owned assets without a purchase', async () => {
  const first = await openWithComp(stack, 'designer')
  await license(first.file, [first.assetId])
  first.file.panel.window.close()

  const file = await stack.openFile()
  const [placed] = await placeResults(file, 'mountain', 1)
  await license(file, [first.assetId])

  expect(placed?.assetId).toBe(first.assetId)
  expect(stepsOf(file)).toEqual(['done'])
  expect(file.panel.$licensing.get()).toMatchObject({ items: [{ charge: 0 }] })
  expect(licensePosts(stack)).toBe(1)
  expect(await ledgerOf(file)).toMatchObject([
    { id: expect.stringMatching(/^license\./), assetId: first.assetId }
  ])
})

it('asks for a sign-in when nobody is signed in', async () => {
  const file = await stack.openFile()
  const [placed] = await placeResults(file, 'mountain', 1)

  await file.panel.planLicenses([imageOf(placed?.assetId ?? '')])

  expect(file.panel.$licensing.get()).toMatchObject({
    state: 'failed',
    error: { code: 'signed-out' }
  })
  expect(licensePosts(stack)).toBe(0)
})
