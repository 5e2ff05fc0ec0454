import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { findCut } from '../looks/find-cut.ts'
import { findUnreachable } from '../looks/find-unreachable.ts'
import { dragPanelTo } from '../set-up/resize-panel.ts'
import { searchFor } from '../set-up/search-and-place.ts'
import { focused } from '../set-up/tab-to.ts'
import { useJourney } from '../set-up/use-journey.ts'
import { waitForLayout } from '../set-up/wait-for-layout.ts'

const journey = useJourney()

const sizes = [
  [300, 400],
  [360, 640]
] as const

it.each(sizes)(
  'leaves room for images below search, filter and order at %i × %i',
  async (width, height) => {
    const { opened, panel } = await journey.openPanel({ width: 1500 })
    if (width !== 360) await dragPanelTo(opened, panel, width, height)
    await searchFor(panel, 'mountain')

    await turnOn(panel, 'Orientation', 'Horizontal')

    await expect.poll(async () => (await boxesOf(panel))[0]?.top).toBe(104)
    const bar = panel.getByRole('toolbar', { name: 'Filters and sorting' })
    expect(await bar.getByText('Horizontal').count()).toBe(1)
    const faults = [
      ...(await findUnreachable(panel)),
      ...(await findCut(panel))
    ]
    expect(faults).toEqual([])
  }
)

it('shows five whole rows of images for a search', async () => {
  const { panel } = await journey.openPanel({ width: 1500 })
  expect(await panel.evaluate(() => [innerWidth, innerHeight])).toEqual([
    360, 640
  ])

  await searchFor(panel, 'mountain')

  await waitForLayout(panel)
  const whole = (await boxesOf(panel)).filter(({ bottom }) => bottom <= 640)
  expect(new Set(whole.map(({ top }) => top)).size).toBe(5)
})

it('takes two stops from the field to the images', async () => {
  const { opened, panel } = await journey.openPanel()
  await searchFor(panel, 'mountain')
  await turnOn(panel, 'Orientation', 'Horizontal')
  await panel.getByRole('searchbox').focus()
  const stops: string[] = []

  while (stops.length < 20 && stops.at(-1) !== 'cell 0') {
    await opened.page.keyboard.press('Tab')
    stops.push(await focused(panel))
  }

  expect(stops).toEqual([
    'Search for',
    'Orientation filter, Horizontal',
    'cell 0'
  ])
})

async function turnOn(panel: Frame, filter: string, choice: string) {
  await panel.getByRole('button', { name: `${filter} filter` }).click()
  await panel.getByRole('radio', { name: choice }).click()
  await panel.page().keyboard.press('Escape')
  await panel.getByRole('button', { name: `Remove filter ${choice}` }).waitFor()
}

function boxesOf(panel: Frame) {
  const cells = panel
    .getByRole('grid', { name: 'Results' })
    .getByRole('gridcell')
  return cells.evaluateAll(all =>
    all.map(one => {
      const { top, bottom } = one.getBoundingClientRect()
      return { top: Math.round(top), bottom: Math.round(bottom) }
    })
  )
}
