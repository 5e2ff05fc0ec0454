import { beforeEach, expect, it } from 'vitest'
import { findAsset } from './find-asset.ts'
import { fillOf } from './layer-of.ts'
import {
  accountOf,
  decisionsOf,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  stepsOf
} from './licensing-of.ts'
import { noticesOf } from './notices-of.ts'
import type { OpenFile } from './open-house.ts'
import { placeFound } from './place-found.ts'
import { signInWithPages } from './sign-in-with-pages.ts'
import { useHouse } from './use-house.ts'

const house = useHouse()
let file: OpenFile

beforeEach(async () => {
  file = await house.openFile()
  await signInWithPages(house, file, 'designer')
})

it('licenses the others when one of three vanished meanwhile', async () => {
  const placed = await placeFound(file, 'mountain', 3)
  const assetIds = placed.map(({ assetId }) => assetId)
  await file.panel.planLicenses(assetIds)
  house.service.faults.vanishAsset(assetIds[1] ?? '')

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
  expect(licensePosts(house)).toBe(1)
  expect(await accountOf(house, 'designer')).toMatchObject({ left: 348 })
  expect(await ledgerOf(file)).toHaveLength(2)
  expect(journalOf(house)).toEqual([])
  const [, kept] = placed
  expect(fillOf(file, kept?.layer.id ?? '')).toEqual(kept?.layer.fills[0])
})

it('does not offer an asset that vanished before licensing', async () => {
  const placed = await placeFound(file, 'mountain', 2)
  const assetIds = placed.map(({ assetId }) => assetId)
  house.service.faults.vanishAsset(assetIds[0] ?? '')

  await file.panel.planLicenses(assetIds)
  const decisions = decisionsOf(file)
  await file.panel.confirmLicenses()

  expect(decisions).toMatchObject([
    { kind: 'impossible', reason: 'asset-gone' },
    { kind: 'license' }
  ])
  expect(stepsOf(file)).toEqual(['stopped', 'done'])
  expect(await accountOf(house, 'designer')).toMatchObject({ left: 349 })
})

it('shows an asset in the file that the library has no longer', async () => {
  const [one, two] = await placeFound(file, 'mountain', 2)
  house.service.faults.vanishAsset(one?.assetId ?? '')

  await file.panel.checkFile()

  const found = file.panel.$file.get()
  const gone =
    found.state === 'ready'
      ? new Map(
          found.assets.map(({ assetId, isRemoved }) => [assetId, isRemoved])
        )
      : new Map()
  expect(gone.get(one?.assetId)).toBe(true)
  expect(gone.get(two?.assetId)).toBe(false)
})

it('licenses an editorial asset only after the tick', async () => {
  const asset = await findAsset(file.panel, one => one.isEditorial)
  await file.panel.placeOnce([asset])
  await file.panel.planLicenses([asset.id])
  const planned = file.panel.$licensing.get()
  await file.panel.confirmLicenses()
  const unticked = stepsOf(file)
  const sentBefore = licensePosts(house)

  await file.panel.planLicenses([asset.id])
  file.panel.tickAsset(asset.id, 'editorial', true)
  await file.panel.confirmLicenses()

  expect(planned).toMatchObject({
    plan: { items: [{ ticks: [{ kind: 'editorial', isTicked: false }] }] }
  })
  expect([unticked, sentBefore]).toEqual([['stopped'], 0])
  expect(stepsOf(file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
})

it('keeps a license whose layer went away before the swap', async () => {
  const [placed] = await placeFound(file, 'mountain', 1)
  const { assetId = '', layer } = placed ?? {}
  await file.panel.planLicenses([assetId])
  file.headless.host.user.remove([layer?.id ?? ''])

  await file.panel.confirmLicenses()

  expect(file.panel.$licensing.get()).toMatchObject({
    items: [
      { step: 'not-placed', text: expect.stringMatching(/no comp for it/) }
    ]
  })
  expect(await ledgerOf(file)).toMatchObject([{ assetId }])
  expect(journalOf(house)).toEqual([])
  expect(await accountOf(house, 'designer')).toMatchObject({ left: 349 })
})

it('swaps a locked layer and keeps its lock', async () => {
  const [placed] = await placeFound(file, 'mountain', 1)
  const { assetId = '', layer } = placed ?? {}
  const id = layer?.id ?? ''
  file.headless.host.user.setLocked(id, true)

  await license(file, [assetId])

  expect(stepsOf(file)).toEqual(['done'])
  expect(fillOf(file, id)).not.toEqual(layer?.fills[0])
  expect(file.headless.host.node(id)?.locked).toBe(true)
})

it('keeps a license whose file did not arrive whole, and swaps it', async () => {
  const [placed] = await placeFound(file, 'mountain', 1)
  const { assetId = '', layer } = placed ?? {}
  await file.panel.planLicenses([assetId])
  house.service.faults.breakMedia('truncated', 4)
  await file.panel.confirmLicenses()
  const broken = file.panel.$licensing.get()
  house.service.faults.reset()

  await license(file, [assetId])

  expect(broken).toMatchObject({
    items: [{ step: 'not-placed', error: { code: 'download-incomplete' } }]
  })
  expect(stepsOf(file)).toEqual(['done'])
  expect(fillOf(file, layer?.id ?? '')).not.toEqual(layer?.fills[0])
  expect(licensePosts(house)).toBe(1)
  expect(journalOf(house)).toEqual([])
})

it('keeps a license whose file is no picture, and swaps it on reopening', async () => {
  const [placed] = await placeFound(file, 'mountain', 1)
  const { assetId = '', layer } = placed ?? {}
  await file.panel.planLicenses([assetId])
  house.service.faults.breakMedia('not-an-image', 4)
  await file.panel.confirmLicenses()
  const broken = file.panel.$licensing.get()
  house.service.faults.reset()

  const reopened = await house.reopen(file)
  await house.until(() => journalOf(house).length === 0)

  expect(broken).toMatchObject({
    items: [
      {
        step: 'not-placed',
        error: { code: 'image-unreadable' },
        reduced: { assetId }
      }
    ]
  })
  expect(fillOf(reopened, layer?.id ?? '')).not.toEqual(layer?.fills[0])
  expect(licensePosts(house)).toBe(1)
  expect(noticesOf(reopened)).toMatch(/1 image licensed/)
})
