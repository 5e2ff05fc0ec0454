import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import type { OpenPage } from '../set-up/open-page.ts'
import { openTab, results, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'
import { waitForLayout } from '../set-up/wait-for-layout.ts'

const journey = useJourney()
const searches = '/v2/images/search'

it('loads more while scrolling, requests each page once, keeps the position', async () => {
  const opened = await journey.open()
  const pages = pagesAsked(opened)
  const panel = await opened.panel()
  await searchFor(panel, 'face')

  await results(panel).first().hover()
  await expect.poll(scrollMore).toBeGreaterThanOrEqual(6)
  await waitForLayout(panel)

  const { scroll, first, nodes } = await readPosition(panel)
  expect(first).toBeDefined()
  expect(pages).toEqual(pages.map((_, index) => String(index + 1)))
  expect(scroll).toBeGreaterThan(3000)
  expect(nodes).toBeLessThanOrEqual(600)

  await panel.locator(`[data-index="${first}"] button`).first().click()
  await panel.getByText(/License: CC/).waitFor()
  await panel.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(() => readPosition(panel)).toMatchObject({ scroll, first })
  await openTab(panel, 'This file')
  await openTab(panel, 'Search')
  await expect.poll(() => readPosition(panel)).toMatchObject({ scroll, first })
  expect(journey.stack.service.arrivals.count('GET', searches)).toBe(
    pages.length
  )

  async function scrollMore(): Promise<number> {
    await opened.page.mouse.wheel(0, 1500)
    return pages.length
  }
})

it('moves no picture when the bar of picks appears and disappears', async () => {
  const { panel } = await journey.openPanel()
  await searchFor(panel, 'mountain')
  const third = results(panel).nth(2)
  const before = await third.boundingBox()

  await third.click({ modifiers: ['ControlOrMeta'] })
  const clear = panel.getByRole('button', { name: /picked, clear$/ })
  await clear.waitFor()
  await waitForLayout(panel)
  expect(await third.boundingBox()).toEqual(before)
  await clear.click()
  await clear.waitFor({ state: 'detached' })
  await waitForLayout(panel)

  expect(await third.boundingBox()).toEqual(before)
})

/** Numbers of all further result pages that the panel requests. */
function pagesAsked(opened: OpenPage): string[] {
  const pages: string[] = []
  opened.context.on('request', request => {
    const url = new URL(request.url())
    if (request.method() !== 'GET' || !url.pathname.endsWith(searches)) return
    pages.push(url.searchParams.get('page') ?? '1')
  })
  return pages
}

function readPosition(panel: Frame) {
  const grid = panel.getByRole('grid', { name: 'Results' })
  return grid.evaluate(element => {
    const scroller = element.parentElement
    const top = scroller?.getBoundingClientRect().top ?? 0
    const cells = [...element.querySelectorAll('[data-index]')]
    const first = cells.find(cell => cell.getBoundingClientRect().top >= top)
    return {
      scroll: scroller?.scrollTop ?? -1,
      first: first?.getAttribute('data-index'),
      nodes: document.querySelectorAll('*').length
    }
  })
}
