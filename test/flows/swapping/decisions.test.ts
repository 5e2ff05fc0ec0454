import { beforeEach, expect, it, vi } from 'vitest'
import { copyLayer } from './copy-layer.ts'
import { hideHistory } from '../set-up/hide-history.ts'
import { fillOf } from '../set-up/layers.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import {
  batchKeys,
  decisionsOf,
  itemsOf,
  journalOf,
  licensePosts
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile
let assetId: string
let layerId: string
let comp: string

/** Places a comp in the file of a signed-in designer. */
beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  const [placed] = await placeResults(file, 'mountain', 1)
  assetId = placed?.assetId ?? ''
  layerId = placed?.layer.id ?? ''
  comp = fillOf(file, layerId).imageHash
})

async function plan(one: OpenFile): Promise<void> {
  await one.panel.planLicenses([imageOf(assetId)])
  await stack.calm()
}

function isComp(one: OpenFile, id: string): boolean {
  return fillOf(one, id).imageHash === comp
}

/** Reopens the file with a copy on the page "Archive", which cannot be read. */
async function reopenWithoutPage(): Promise<{
  next: OpenFile
  archived: string
}> {
  const page = file.headless.host.user.addPage('Archive')
  const archived = await copyLayer(file, layerId, page)
  const next = await stack.reopen(file)
  next.headless.faults.set([{ kind: 'page-unloadable', page }])
  return { next, archived }
}

it('keeps a use left out when another subscription is chosen later', async () => {
  const [copy = ''] = file.headless.host.user.duplicate([layerId])
  await plan(file)
  const [decision] = decisionsOf(file)
  if (decision?.kind !== 'license') throw new Error('It is owned.')

  file.panel.leaveOutUse(imageOf(assetId), copy, true)
  file.panel.chooseSubscription(
    imageOf(assetId),
    decision.choice.subscriptionId
  )
  await file.panel.confirmLicenses()

  expect(isComp(file, copy)).toBe(true)
  expect(isComp(file, layerId)).toBe(false)
})

it('keeps a use left out when a second preview fails', async () => {
  const [copy = ''] = file.headless.host.user.duplicate([layerId])
  await plan(file)

  file.panel.leaveOutUse(imageOf(assetId), copy, true)
  file.panel.$swapPreview.set({ state: 'failed' })
  await file.panel.confirmLicenses()

  expect(isComp(file, copy)).toBe(true)
  expect(isComp(file, layerId)).toBe(false)
})

it('fetches and swaps nothing, and says so beforehand and afterwards', async () => {
  await plan(file)

  file.panel.leaveOutUse(imageOf(assetId), layerId, true)
  const swapped = file.panel.$swapped.get()
  await file.panel.confirmLicenses()

  const { asked } = stack.network
  expect(swapped).toEqual(new Set())
  expect(asked.filter(line => line.includes('/licensed/'))).toEqual([])
  expect(isComp(file, layerId)).toBe(true)
  expect(itemsOf(file)).toMatchObject([
    {
      step: 'not-placed',
      text: 'Licensed. Its comps were excluded, so nothing was swapped.'
    }
  ])
})

it('resumes only the page that could not be read', async () => {
  await licenseElsewhere(stack, 'designer', [assetId])
  const { next, archived } = await reopenWithoutPage()
  await plan(next)
  await next.panel.confirmLicenses()
  const [later] = await placeResults(next, 'mountain', 1)

  const last = await stack.reopen(next)
  await stack.until(() => batchKeys(stack).length === 0)
  await stack.calm()

  expect(isComp(last, layerId)).toBe(false)
  expect(isComp(last, archived)).toBe(false)
  expect(isComp(last, later?.layer.id ?? '')).toBe(true)
})

it('does not swap again what the person undid', async () => {
  await licenseElsewhere(stack, 'designer', [assetId])
  const { next, archived } = await reopenWithoutPage()
  await plan(next)
  await next.panel.confirmLicenses()
  next.headless.host.user.undo()

  const last = await stack.reopen(next)
  await stack.until(() => batchKeys(stack).length === 0)
  await stack.calm()

  expect(isComp(last, layerId)).toBe(true)
  expect(isComp(last, archived)).toBe(false)
})

it('follows the newest plan of an asset', async () => {
  await licenseElsewhere(stack, 'designer', [assetId])
  const { next, archived } = await reopenWithoutPage()
  await plan(next)
  await next.panel.confirmLicenses()
  next.panel.closeLicensing()
  next.headless.faults.set([])
  await plan(next)
  next.panel.leaveOutUse(imageOf(assetId), archived, true)
  await next.panel.confirmLicenses()
  const waiting = batchKeys(stack).length

  const last = await stack.reopen(next)
  await stack.calm()

  expect(waiting).toBe(0)
  expect(isComp(last, archived)).toBe(true)
})

it('resumes a page although the license number arrived late', async () => {
  const { next, archived } = await reopenWithoutPage()
  await plan(next)
  const showHistory = hideHistory(stack)
  await next.panel.confirmLicenses()
  const [entry] = journalOf(stack)
  showHistory()

  const last = await stack.reopen(next)
  await stack.until(
    () => journalOf(stack).length + batchKeys(stack).length === 0
  )
  await stack.calm()

  expect(entry).toMatchObject({ state: 'placed', licenseId: null })
  expect(isComp(last, archived)).toBe(false)
})

it('forgets a swap whose comps are put back while nobody is signed in', async () => {
  await licenseElsewhere(stack, 'designer', [assetId])
  const { next } = await reopenWithoutPage()
  await plan(next)
  await next.panel.confirmLicenses()
  await next.panel.signOut()

  await next.panel.putCompsBack([imageOf(assetId)])
  const last = await stack.reopen(next)
  await signInWithPages(stack, last, 'designer')
  await stack.calm()

  expect(batchKeys(stack)).toEqual([])
  expect(isComp(last, layerId)).toBe(true)
})

it('leaves out later a bought asset that could not be fetched', async () => {
  await plan(file)
  let isDown = true
  const refuse = () =>
    stack.network.breakNext(`GET ${addresses.service}/media/`, async go => {
      if (!isDown) return go()
      refuse()
      return new Response('', { status: 404 })
    })
  refuse()
  await file.panel.confirmLicenses()
  isDown = false
  const open = journalOf(stack).length
  file.panel.closeLicensing()
  await plan(file)
  const decision = decisionsOf(file)[0]?.kind
  const [other] = await placeResults(file, 'forest', 1)
  await file.panel.planLicenses(imagesOf([assetId, other?.assetId ?? '']))
  file.panel.leaveOutAsset(imageOf(assetId), true)
  await file.panel.confirmLicenses()

  const last = await stack.reopen(file)
  await stack.until(
    () => journalOf(stack).length + batchKeys(stack).length === 0
  )
  await stack.calm()

  expect(open).toBe(1)
  expect(decision).toBe('owned')
  expect(isComp(last, layerId)).toBe(true)
  expect(fillOf(last, other?.layer.id ?? '').imageHash).not.toBe(
    fillOf(last, layerId).imageHash
  )
  expect(licensePosts(stack)).toBe(2)
})

it('reports the end of a run only for what was not left out', async () => {
  const [other] = await placeResults(file, 'forest', 1)
  await file.panel.planLicenses(imagesOf([assetId, other?.assetId ?? '']))
  file.panel.leaveOutAsset(imageOf(assetId), true)

  await file.panel.confirmLicenses()

  const shown = file.panel.$licensing.get()
  const items = shown.state === 'done' ? shown.items : []
  expect(items).toMatchObject([{ assetId: other?.assetId, step: 'done' }])
})

it('keeps a use left out when its purchase cannot be closed at once', async () => {
  const [copy = ''] = file.headless.host.user.duplicate([layerId])
  await plan(file)
  file.panel.leaveOutUse(imageOf(assetId), copy, true)
  vi.spyOn(stack.storage, 'delete').mockImplementationOnce(() => {
    throw new Error('The storage of this machine is full')
  })
  await file.panel.confirmLicenses()
  const open = journalOf(stack).length

  const next = await stack.reopen(file)
  await stack.until(() => journalOf(stack).length === 0)
  await stack.calm()

  expect(open).toBe(1)
  expect(isComp(next, copy)).toBe(true)
  expect(isComp(next, layerId)).toBe(false)
  expect(batchKeys(stack)).toEqual([])
})
