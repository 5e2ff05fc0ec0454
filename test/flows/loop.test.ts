import { expect, it } from 'vitest'
import type { Matrix } from '../../dev/figma/shared/matrix.ts'
import { fillOf, layersOf, recordsOf } from './set-up/layers.ts'
import {
  accountOf,
  decisionsOf,
  journalOf,
  ledgerOf,
  license,
  licensePosts
} from './set-up/licensing.ts'
import { readNotices } from './set-up/read-notices.ts'
import type { OpenFile } from './set-up/open-stack.ts'
import { placeResults } from './set-up/place-results.ts'
import { signInWithPages } from './set-up/sign-in-with-pages.ts'
import { useStack } from './set-up/use-stack.ts'
import { imagesOf } from '../image-refs.ts'

const stack = useStack()

const crop: Matrix = [
  [0.5, 0, 0.25],
  [0, 0.5, 0.125]
]

/** Searches, places two, crops the first, signs in. */
async function prepare(file: OpenFile) {
  const placed = await placeResults(file, 'mountain', 2)
  const assetIds = placed.map(({ assetId }) => assetId)
  const ids = placed.map(({ layer }) => layer.id)
  file.headless.host.user.crop(ids[0] ?? '', 0, crop)
  await signInWithPages(stack, file, 'designer')
  await file.panel.checkFile()
  return { assetIds, ids, comps: ids.map(id => fillOf(file, id)) }
}

it('searches, places, crops, licenses and swaps', async () => {
  const file = await stack.openFile()
  const { assetIds, ids, comps } = await prepare(file)

  await license(file, assetIds)

  const fills = ids.map(id => fillOf(file, id))
  expect(file.panel.$licensing.get()).toMatchObject({
    items: assetIds.map(assetId => {
      return { assetId, step: 'done', charge: 1, uses: 1, error: null }
    })
  })
  expect(fills[0]).toMatchObject({ scaleMode: 'CROP', imageTransform: crop })
  fills.forEach(({ imageHash }, i) =>
    expect(imageHash).not.toBe(comps[i]?.imageHash)
  )
  expect(readNotices(file)).not.toMatch(/wrong|could not|refused/)
})

it('takes one download each, with one request', async () => {
  const file = await stack.openFile()
  const { assetIds } = await prepare(file)

  await file.panel.planLicenses(imagesOf(assetIds))
  const planned = file.panel.$licensing.get()
  await file.panel.confirmLicenses()

  const { left, licenses } = await accountOf(stack, 'designer')
  expect(planned).toMatchObject({
    plan: { totalCharge: 2, charges: [{ charge: 2, leftAfter: 348 }] }
  })
  expect(left).toBe(348)
  expect(licenses.toSorted()).toEqual(assetIds.toSorted())
  expect(licensePosts(stack)).toBe(1)
  expect([...stack.service.arrivals.attempts().values()]).toEqual([1])
  expect(journalOf(stack)).toEqual([])
})

it('records in the file what is licensed, and to whom', async () => {
  const file = await stack.openFile()
  const { assetIds, ids } = await prepare(file)

  await license(file, assetIds)

  const ledger = await ledgerOf(file)
  expect(ledger).toHaveLength(2)
  for (const [i, assetId] of assetIds.entries()) {
    const entry = ledger.find(one => one.assetId === assetId)
    const { own, shared } = await recordsOf(file, ids[i] ?? '')
    const licenseId = entry?.licenseId
    expect(entry).toMatchObject({
      licenseId: expect.stringMatching(/./),
      license: 'standard',
      size: 'huge',
      format: 'jpg',
      licensee: 'Designer Demo'
    })
    expect(own).toMatchObject({
      assetId,
      licenseId,
      state: 'licensed',
      rendition: 'huge_jpg',
      imageHash: fillOf(file, ids[i] ?? '').imageHash
    })
    expect(shared).toEqual({
      assetId,
      imageHash: own.imageHash,
      licenseId,
      state: 'licensed',
      license: 'standard',
      at: expect.any(String)
    })
  }
})

it('keeps secrets and addresses out of the file', async () => {
  const file = await stack.openFile()
  const { assetIds } = await prepare(file)

  await license(file, assetIds)

  const document = file.headless.host.exportDocument()
  const text = JSON.stringify({ ...document, images: {} })
  expect(text).toContain(assetIds[0])
  expect(text).not.toMatch(/https?:|v2\/|bearer|s1100001|@example/i)
})

it('undoes the whole swap in one step, and redoes it', async () => {
  const file = await stack.openFile()
  const { assetIds, ids, comps } = await prepare(file)
  await license(file, assetIds)
  const licensed = ids.map(id => fillOf(file, id))
  const { user } = file.headless.host

  user.undo()
  const undone = ids.map(id => fillOf(file, id))
  user.redo()

  expect(undone).toEqual(comps)
  expect(ids.map(id => fillOf(file, id))).toEqual(licensed)
  expect(layersOf(file)).toHaveLength(2)
})

it('keeps the licenses after a restart and does not charge again', async () => {
  const before = await stack.openFile()
  const { assetIds, ids } = await prepare(before)
  await license(before, assetIds)
  const hashes = ids.map(id => fillOf(before, id).imageHash)

  const file = await stack.reopen(before)
  await file.panel.checkFile()
  const found = file.panel.$file.get()
  await file.panel.planLicenses(imagesOf(assetIds))
  const decisions = decisionsOf(file)
  await file.panel.confirmLicenses()

  expect(found).toMatchObject({
    assets: [{ state: 'licensed' }, { state: 'licensed' }]
  })
  expect(file.panel.$session.get()).toMatchObject({ state: 'in' })
  expect(decisions.map(({ kind }) => kind)).toEqual(['owned', 'owned'])
  expect(ids.map(id => fillOf(file, id).imageHash)).toEqual(hashes)
  expect(licensePosts(stack)).toBe(1)
  expect(await accountOf(stack, 'designer')).toMatchObject({ left: 348 })
})
