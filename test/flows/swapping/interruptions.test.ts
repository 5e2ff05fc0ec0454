import { beforeEach, expect, it } from 'vitest'
import { findAsset } from '../set-up/find-asset.ts'
import { fillOf } from '../set-up/layers.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import { itemsOf } from '../set-up/licensing.ts'
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

/** Plans to swap comps of assets that the account owns. */
async function planOwned(count: number) {
  const placed = await placeResults(file, 'mountain', count)
  const assetIds = placed.map(({ assetId }) => assetId)
  const layerIds = placed.map(({ layer }) => layer.id)
  await licenseElsewhere(stack, 'designer', assetIds)
  await file.panel.planLicenses(imagesOf(assetIds))
  await stack.calm()
  return { assetIds, layerIds }
}

/** Confirms the plan and closes the panel at this call, once `isNow` is true. */
async function closeAt(method: string, isNow = () => true): Promise<void> {
  file.panel.window.onCall((call, close) => {
    if (call.method === method && isNow()) close()
  })
  void file.panel.confirmLicenses()
  await stack.until(() => file.panel.window.isClosed)
}

/** Reopens the file and shows the result that the start reports. */
async function reopenAndShow(): Promise<OpenFile> {
  const next = await stack.reopen(file)
  const find = () =>
    next.panel.$notices.get().find(({ action }) => action?.text === 'Show')
  await stack.until(() => find() !== undefined)
  find()?.action?.run()
  return next
}

it('says that it is at work until the swap is over', async () => {
  await planOwned(2)
  await closeAt('saveRecords')

  const next = await stack.reopen(file)
  const reported: string[] = []
  next.panel.$notices.listen(() => void reported.push(readNotices(next)))
  next.panel.window.onCall(({ method }) => {
    if (method === 'swapComps') reported.push(`swapping: ${readNotices(next)}`)
  })
  await stack.until(() => /2 swapped/.test(readNotices(next)))

  expect(reported).toContain('swapping: Finishing what was interrupted…')
  expect(readNotices(next)).toBe('Swapping was interrupted: 2 swapped.')
})

it('counts what was swapped before the interruption as swapped', async () => {
  await planOwned(2)
  let isSwapped = false
  file.panel.window.onCall(({ method }) => {
    if (method === 'swapComps') isSwapped = true
  })
  await closeAt('saveText', () => isSwapped)

  const next = await reopenAndShow()

  expect(itemsOf(next)).toMatchObject([
    { step: 'done', uses: 1, text: '' },
    { step: 'done', uses: 1, text: '' }
  ])
})

it('reports a file that was lost after it arrived', async () => {
  const asset = await findAsset(
    file.panel,
    one => Math.max(one.width, one.height) > 4096 && !one.isEditorial
  )
  await file.panel.placeOnce([asset])
  await file.panel.planLicenses([imageOf(asset.assetId)])
  await stack.calm()
  await closeAt('swapComps')

  const next = await reopenAndShow()

  const [item] = itemsOf(next)
  expect(item).toMatchObject({ step: 'done', uses: 1 })
  expect(item?.loss).toContain('Resized')
  expect(item?.reduced).toMatchObject({ assetId: asset.assetId })
})

it('asks a signed-out person to sign in for an unfinished swap', async () => {
  await planOwned(1)
  await closeAt('swapComps')
  const [session = ''] = [...stack.storage.keys()].filter(key =>
    key.endsWith('/session')
  )
  stack.storage.delete(session)

  const next = await stack.reopen(file)
  await stack.calm()

  expect(session).not.toBe('')
  expect(readNotices(next)).toMatch(/swap isn’t finished. Sign in to finish it/)
})

it('fetches again what was lost just before the swap', async () => {
  const { layerIds } = await planOwned(1)
  const [layerId = ''] = layerIds
  const comp = fillOf(file, layerId).imageHash
  let isLost = false
  file.panel.window.onCall(call => {
    if (call.method !== 'swapComps' || isLost) return
    isLost = true
    // Ask for an image that Figma does not have any more.
    const { swaps } = call.input as { swaps: { imageHash: string }[] }
    for (const swap of swaps) swap.imageHash = '0'.repeat(40)
  })
  await file.panel.confirmLicenses()
  const [item] = itemsOf(file)

  const next = await stack.reopen(file)
  await stack.until(() => fillOf(next, layerId).imageHash !== comp)

  expect(item?.step).toBe('not-placed')
  expect(item?.text).toMatch(/no longer in this file/)
})

it('plans for the person who signs in before other files are fetched', async () => {
  await planOwned(3)
  await closeAt('addImage')
  const next = await stack.reopen(file)
  await next.panel.signOut()
  const calls: string[] = []
  next.panel.window.onCall(({ method }) => void calls.push(method))

  next.panel.signInToLicense([imageOf('1000000')])
  await signInWithPages(stack, next, 'designer')
  await stack.until(() => calls.includes('swapComps'))

  expect(calls).toContain('previewSwaps')
  expect(calls.indexOf('previewSwaps')).toBeLessThan(calls.indexOf('swapComps'))
})
