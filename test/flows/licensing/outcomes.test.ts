import { beforeEach, expect, it } from 'vitest'
import { findAsset } from '../set-up/find-asset.ts'
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
import { serveLicensed } from './serve-licensed.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
})

it('licenses the others when the library removed one of three', async () => {
  const placed = await placeResults(file, 'mountain', 3)
  const assetIds = placed.map(({ assetId }) => assetId)
  await file.panel.planLicenses(imagesOf(assetIds))
  stack.service.faults.removeAsset(assetIds[1] ?? '')

  await file.panel.confirmLicenses()

  expect(stepsOf(file)).toEqual(['done', 'refused', 'done'])
  expect(file.panel.$licensing.get()).toMatchObject({
    items: [
      {},
      {
        error: {
          code: 'license-refused',
          data: { explanation: 'Media unavailable' }
        }
      },
      {}
    ]
  })
  expect(licensePosts(stack)).toBe(1)
  expect(await accountOf(stack, 'designer')).toMatchObject({ left: 348 })
  expect(await ledgerOf(file)).toHaveLength(2)
  expect(journalOf(stack)).toEqual([])
  const [, kept] = placed
  expect(fillOf(file, kept?.layer.id ?? '')).toEqual(kept?.layer.fills[0])
})

it('does not offer an asset that was removed before licensing', async () => {
  const placed = await placeResults(file, 'mountain', 2)
  const assetIds = placed.map(({ assetId }) => assetId)
  stack.service.faults.removeAsset(assetIds[0] ?? '')

  await file.panel.planLicenses(imagesOf(assetIds))
  const decisions = decisionsOf(file)
  await file.panel.confirmLicenses()

  expect(decisions).toMatchObject([
    { kind: 'impossible', reason: 'asset-unavailable' },
    { kind: 'license' }
  ])
  expect(stepsOf(file)).toEqual(['stopped', 'done'])
  expect(await accountOf(stack, 'designer')).toMatchObject({ left: 349 })
})

it('shows an asset in the file that the library removed', async () => {
  const [one, two] = await placeResults(file, 'mountain', 2)
  stack.service.faults.removeAsset(one?.assetId ?? '')

  await file.panel.checkFile()

  const found = file.panel.$file.get()
  const missing =
    found.state === 'ready'
      ? new Map(
          found.assets.map(({ assetId, isRemoved }) => [assetId, isRemoved])
        )
      : new Map()
  expect(missing.get(one?.assetId)).toBe(true)
  expect(missing.get(two?.assetId)).toBe(false)
})

it('licenses an editorial asset only after the tick', async () => {
  const asset = await findAsset(file.panel, one => one.isEditorial)
  await file.panel.placeOnce([asset])
  await file.panel.planLicenses([imageOf(asset.assetId)])
  const planned = file.panel.$licensing.get()
  await file.panel.confirmLicenses()
  const unticked = stepsOf(file)
  const sentBefore = licensePosts(stack)

  await file.panel.planLicenses([imageOf(asset.assetId)])
  file.panel.tickAsset(imageOf(asset.assetId), 'editorial', true)
  await file.panel.confirmLicenses()

  expect(planned).toMatchObject({
    plan: { items: [{ ticks: [{ kind: 'editorial', isTicked: false }] }] }
  })
  expect([unticked, sentBefore]).toEqual([['stopped'], 0])
  expect(stepsOf(file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})

it('keeps a license when its layer was deleted before the swap', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const { assetId = '', layer } = placed ?? {}
  await file.panel.planLicenses([imageOf(assetId)])
  file.headless.host.user.remove([layer?.id ?? ''])

  await file.panel.confirmLicenses()

  expect(file.panel.$licensing.get()).toMatchObject({
    items: [
      { step: 'not-placed', text: expect.stringMatching(/no comp to swap/) }
    ]
  })
  expect(await ledgerOf(file)).toMatchObject([{ assetId }])
  expect(journalOf(stack)).toEqual([])
  expect(await accountOf(stack, 'designer')).toMatchObject({ left: 349 })
})

it('swaps a locked layer and keeps its lock', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const { assetId = '', layer } = placed ?? {}
  const id = layer?.id ?? ''
  file.headless.host.user.setLocked(id, true)

  await license(file, [assetId])

  expect(stepsOf(file)).toEqual(['done'])
  expect(fillOf(file, id)).not.toEqual(layer?.fills[0])
  expect(file.headless.host.node(id)?.locked).toBe(true)
})

it('keeps a license whose file arrived incomplete, and swaps it', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const { assetId = '', layer } = placed ?? {}
  await file.panel.planLicenses([imageOf(assetId)])
  stack.service.faults.breakMedia('truncated', 100)
  await file.panel.confirmLicenses()
  const broken = file.panel.$licensing.get()
  stack.service.faults.reset()

  await license(file, [assetId])

  expect(broken).toMatchObject({
    items: [{ step: 'not-placed', error: { code: 'download-incomplete' } }]
  })
  expect(stepsOf(file)).toEqual(['done'])
  expect(fillOf(file, layer?.id ?? '')).not.toEqual(layer?.fills[0])
  expect(licensePosts(stack)).toBe(1)
  expect(journalOf(stack)).toEqual([])
})

it('keeps the comp when the licensed file is far too small', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const { assetId = '', layer } = placed ?? {}
  const id = layer?.id ?? ''
  await serveLicensed(stack, { width: 1, height: 1 })
  await license(file, [assetId])
  const broken = file.panel.$licensing.get()
  const kept = fillOf(file, id)
  stack.network.breakAll((_, go) => go())

  await license(file, [assetId])

  expect(broken).toMatchObject({
    items: [
      {
        step: 'not-placed',
        error: { code: 'file-too-small' },
        text: expect.stringMatching(/faulty file.*won’t be charged/)
      }
    ]
  })
  expect(kept).toEqual(layer?.fills[0])
  expect(stepsOf(file)).toEqual(['done'])
  expect(fillOf(file, id)).not.toEqual(kept)
  expect(licensePosts(stack)).toBe(1)
})

it('swaps a licensed file of another shape and leads to its crop', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const { assetId = '', layer } = placed ?? {}
  await serveLicensed(stack, { width: 4000, height: 4000 })

  await license(file, [assetId])

  expect(file.panel.$licensing.get()).toMatchObject({
    items: [
      {
        step: 'done',
        text: expect.stringMatching(/different shape than the comp/),
        cropIds: [layer?.id]
      }
    ]
  })
})

it('asks nobody to check the crop of a file of its comp’s shape', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)

  await license(file, [placed?.assetId ?? ''])

  expect(file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'done', text: '', cropIds: [] }]
  })
})

it('keeps a license when a page arrived in place of its file, and swaps it on reopening', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const { assetId = '', layer } = placed ?? {}
  await file.panel.planLicenses([imageOf(assetId)])
  stack.service.faults.breakMedia('not-an-image', 4)
  await file.panel.confirmLicenses()
  const broken = file.panel.$licensing.get()
  stack.service.faults.reset()

  const reopened = await stack.reopen(file)
  await stack.until(() => journalOf(stack).length === 0)

  expect(broken).toMatchObject({
    items: [
      {
        step: 'not-placed',
        error: { code: 'download-replaced' },
        text: expect.stringMatching(/Check your connection.*won’t be charged/),
        reduced: null
      }
    ]
  })
  expect(fillOf(reopened, layer?.id ?? '')).not.toEqual(layer?.fills[0])
  expect(licensePosts(stack)).toBe(1)
  expect(readNotices(reopened)).toMatch(/1 licensed/)
})
