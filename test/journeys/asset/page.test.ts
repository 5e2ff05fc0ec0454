import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { findUnreachable } from '../looks/find-unreachable.ts'
import { findViolations } from '../looks/find-violations.ts'
import type { OpenPage } from '../set-up/open-page.ts'
import { findAtBothWidths, widenPanel } from '../set-up/resize-panel.ts'
import { results, scrollOf, searchFor } from '../set-up/search-and-place.ts'
import { focused, tabTo } from '../set-up/tab-to.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()
const down = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']

it('walks to a similar picture and its contributor by keyboard, and back', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  await searchFor(panel, 'mountain')
  await tabTo(opened, panel, 'cell 0')
  for (const key of [...down, ...down, 'ArrowRight']) {
    const before = await focused(panel)
    await keyboard.press(key)
    await expect.poll(() => focused(panel)).not.toBe(before)
  }
  const cell = await focused(panel)
  const scroll = await scrollOf(panel)
  const asked = searchesOf(opened)

  await openByKey(opened, panel, 'Enter')
  const strip = panel.getByRole('list', { name: 'Similar' })
  const third = await strip
    .getByRole('button')
    .nth(2)
    .getAttribute('aria-label')
  const first = await strip
    .getByRole('button')
    .first()
    .getAttribute('aria-label')
  await tabTo(opened, panel, first ?? '')
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await expect.poll(() => focused(panel)).toBe(third)
  await openByKey(opened, panel, 'Enter')
  await panel.getByRole('heading', { name: third ?? '' }).waitFor()
  const contributor = panel
    .getByRole('region', { name: 'Contributor' })
    .getByRole('button')
  await panel.getByText(/License: CC/).waitFor()
  const name = (await contributor.textContent()) ?? ''
  await tabTo(opened, panel, name)
  await openByKey(opened, panel, 'Enter')
  await panel
    .getByRole('grid', { name })
    .getByRole('gridcell')
    .first()
    .waitFor()

  await keyboard.press('Enter')
  await expect.poll(() => focused(panel)).toBe(name)
  await tabTo(opened, panel, 'Back', 'Shift+Tab')
  await keyboard.press('Enter')
  await expect.poll(() => focused(panel)).toBe(third)
  await tabTo(opened, panel, 'Back', 'Shift+Tab')
  await keyboard.press('Enter')

  await expect.poll(() => focused(panel)).toBe(cell)
  expect(scroll).toBeGreaterThan(0)
  expect(await scrollOf(panel)).toBe(scroll)
  expect(asked).toEqual([null])
})

it('loads all similar pictures, and shows them as a page', async () => {
  const { opened, panel } = await journey.openPanel()
  await searchFor(panel, 'mountain')
  await results(panel).first().getByRole('button').first().click()
  const strip = panel.getByRole('list', { name: 'Similar' })
  await strip.getByRole('button').first().focus()

  await expect.poll(moveToEnd).toBeGreaterThan(48)
  await panel.getByRole('button', { name: 'Show all' }).click()

  const grid = panel.getByRole('grid', { name: 'Similar' })
  await grid.getByRole('gridcell').first().waitFor()
  const total = await panel.getByText(/^\d+ images$/).textContent()
  expect(parseInt(total ?? '')).toBeGreaterThan(48)

  async function moveToEnd(): Promise<number> {
    await opened.page.keyboard.press('End')
    const name = await focused(panel)
    const at = strip.getByRole('listitem').filter({
      has: panel.getByRole('button', { name, exact: true })
    })
    return Number(await at.last().getAttribute('aria-posinset'))
  }
})

it('opens a set of a contributor, and returns to it', async () => {
  const { panel } = await journey.openPanel()
  await searchFor(panel, 'emoji')
  await results(panel).first().getByRole('button').first().click()
  await panel
    .getByRole('region', { name: 'Contributor' })
    .getByRole('button')
    .click()
  await panel.getByRole('button', { name: 'Sets' }).click()
  const sets = panel.getByRole('list', { name: 'Sets' }).getByRole('button')
  const label = (await sets.nth(1).textContent()) ?? ''
  const [, name = '', count = ''] = /^(.+) (\d+ images?)$/.exec(label) ?? []

  await sets.nth(1).click()

  await panel
    .getByRole('grid', { name })
    .getByRole('gridcell')
    .first()
    .waitFor()
  expect(await panel.getByText(count, { exact: true }).count()).toBe(1)
  await panel.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(() => focused(panel)).toBe(label)
})

it('is complete and reachable, wide and narrow', async () => {
  const { opened, panel } = await journey.openPanel({ width: 1500 })
  await searchFor(panel, 'emoji')
  await widenPanel(opened, panel, 900)
  await results(panel).first().getByRole('button').first().click()
  await panel.getByText(/License: CC/).waitFor()
  await panel.getByRole('list', { name: 'Similar' }).waitFor()
  expect(await faults(panel), 'asset').toEqual([])
  await panel
    .getByRole('region', { name: 'Contributor' })
    .getByRole('button')
    .click()
  await panel.getByRole('gridcell').first().waitFor()
  expect(await faults(panel), 'contributor').toEqual([])
  for (const side of ['Sets', 'Profile']) {
    await panel.getByRole('button', { name: side }).click()
    expect(await faults(panel), `${side} of it`).toEqual([])
  }
})

function faults(panel: Frame): Promise<string[]> {
  return findAtBothWidths(panel, async () => [
    ...(await findUnreachable(panel)),
    ...(await findViolations(panel))
  ])
}

/** Opens a page, whose way back then has the focus. */
async function openByKey(
  { page }: OpenPage,
  panel: Frame,
  key: string
): Promise<void> {
  await page.keyboard.press(key)
  await expect.poll(() => focused(panel)).toBe('Back')
}

/** Words of all further searches; null for a search without words. */
function searchesOf(opened: OpenPage): (string | null)[] {
  const asked: (string | null)[] = []
  opened.context.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (request.method() !== 'GET' || !pathname.endsWith('/search')) return
    asked.push(searchParams.get('query'))
  })
  return asked
}
