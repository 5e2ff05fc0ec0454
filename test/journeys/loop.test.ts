import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { dragCrop, selectLayer, typeCrop } from './crop-by-hand.ts'
import {
  closeOutcome,
  confirmPlan,
  licenseDialog,
  openPlan
} from './set-up/license-all.ts'
import { readPaint } from './set-up/read-paint.ts'
import {
  openTab,
  place,
  results,
  searchFor
} from './set-up/search-and-place.ts'
import { signIn } from './set-up/sign-in.ts'
import { useJourney } from './set-up/use-journey.ts'

const journey = useJourney()

it('searches, crops, licenses, swaps and charges once', async () => {
  const { opened, panel } = await journey.openPanel()
  await searchFor(panel, 'mountain')
  const typed = await placeNamed(0)
  const dragged = await placeNamed(1)
  await selectLayer(opened, typed.name)
  await typeCrop(opened, { left: 25, top: 10, width: 50 })
  await selectLayer(opened, dragged.name)
  await dragCrop(opened)
  const before = [
    await readPaint(opened, typed.id),
    await readPaint(opened, dragged.id)
  ] as const
  await signIn(opened, 'designer')
  const plan = await openPlan(panel)
  await plan.getByText('348 of 350').waitFor()

  await confirmPlan(panel)

  await licenseDialog(panel).getByText('2 of 2 licensed').waitFor()
  await closeOutcome(panel)
  const after = [
    await readPaint(opened, typed.id),
    await readPaint(opened, dragged.id)
  ] as const
  expect(before[0]).toMatchObject({
    scaleMode: 'CROP',
    imageTransform: [
      [0.5, 0, 0.25],
      [0, expect.closeTo(0.5, 2), Math.fround(0.1)]
    ]
  })
  const [across = []] = before[1].imageTransform ?? []
  expect(across[0]).toBeCloseTo(0.8, 1)
  expect(across[2]).toBeLessThan(0.08)
  expect(after.map(paint => paint.imageTransform)).toEqual(
    before.map(paint => paint.imageTransform)
  )
  expect(after[0].imageHash).not.toBe(before[0].imageHash)
  expect(after[1].imageHash).not.toBe(before[1].imageHash)

  await opened.page.getByRole('button', { name: 'Stop Cleared' }).click()
  await opened.page.getByRole('button', { name: 'Run Cleared' }).click()
  await opened.page.getByRole('option', { name: 'Open Cleared' }).click()
  const again = await opened.panel()
  await opened.evaluate('figma.currentPage.selection = []') // else Fill takes the room
  await searchFor(again, 'mountain')
  const first = results(again).first()
  await first.getByText('Licensed', { exact: true }).waitFor()
  await first.hover()
  await first.getByRole('button', { name: 'Place licensed' }).waitFor()
  const license = first.getByRole('button', { name: 'License', exact: true })

  expect(await license.count()).toBe(0)
  expect(await statesInFile(again)).toEqual(['Licensed', 'Licensed'])
  await again.getByText(/^Checked /).waitFor()
  await openTab(again, 'Account')
  await again.getByText('348 of 350').waitFor()
  const { arrivals } = journey.stack.service
  expect(arrivals.count('POST', '/v2/images/licenses')).toBe(1)

  async function placeNamed(index: number) {
    const id = await place(opened, index)
    const name = await opened.evaluate<string>(
      'return (await figma.getNodeByIdAsync(input)).name',
      id
    )
    return { id, name }
  }
})

async function statesInFile(panel: Frame): Promise<string[]> {
  await openTab(panel, 'This file')
  const list = panel.getByRole('list', {
    name: 'Images, videos and tracks in this file'
  })
  await list.getByText('Licensed').nth(1).waitFor()
  return list.getByText(/^(Licensed|Comp)$/).allTextContents()
}
