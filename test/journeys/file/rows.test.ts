import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { languages } from '../../../contract/settings.ts'
import { findViolations } from '../looks/find-violations.ts'
import { placeComps } from '../set-up/open-with-comps.ts'
import { dragPanelTo } from '../set-up/resize-panel.ts'
import { openTab } from '../set-up/search-and-place.ts'
import { signInAs } from '../set-up/sign-in.ts'
import { useJourney } from '../set-up/use-journey.ts'
import { waitForLayout } from '../set-up/wait-for-layout.ts'

const journey = useJourney()

it('keeps rows of one height and texts of one line in each language', async () => {
  const { opened, panel } = await journey.openPanel({ width: 1500 })
  await dragPanelTo(opened, panel, 300, 400)
  await signInAs(panel, journey.stack.service, 'viewer')
  await openTab(panel, 'Search')
  const [first] = await placeComps(opened, 'mountain', 3)
  await opened.evaluate(
    `const layer = await figma.getNodeByIdAsync(input)
     for (let i = 1; i < 12; i += 1) layer.clone().x += 2000 * i`,
    first?.id
  )
  await openTab(panel, 'This file')
  await panel.getByText('12 uses').waitFor()
  const found: Record<string, unknown> = {}

  for (const language of languages) {
    await panel.getByRole('tab').last().click()
    await panel.getByRole('combobox').first().selectOption(language)
    await panel.locator(`html[lang=${language}]`).waitFor()
    await panel.getByRole('tab').nth(2).click()
    await panel.locator('[aria-posinset="3"]').waitFor()
    await waitForLayout(panel)
    found[language] = await measureRows(panel)
  }

  const good = { heights: [56, 56, 56], broken: [], wide: [] }
  expect(found).toEqual(
    Object.fromEntries(languages.map(language => [language, good]))
  )
})

it('shows a layer in one press, and its menu above all', async () => {
  const { opened, panel } = await journey.openPanel()
  await openTab(panel, 'Search')
  const comps = await placeComps(opened, 'mountain', 6)
  await opened.evaluate('figma.currentPage.selection = []')
  await openTab(panel, 'This file')
  const names = panel.getByRole('button', { name: /^Show / })

  await names.nth(1).click()
  await expect
    .poll(() =>
      opened.evaluate('return figma.currentPage.selection.map(one => one.id)')
    )
    .toEqual([comps[1]?.id])
  await panel.getByRole('searchbox').fill('mountain')
  await panel.getByRole('status').filter({ hasText: 'shown' }).waitFor()
  expect(await findViolations(panel), 'filtered').toEqual([])
  await panel
    .getByRole('button', { name: /^More for / })
    .last()
    .press('Enter')
  const items = panel.getByRole('menuitem')
  await items.first().waitFor()

  const covered = await items.evaluateAll(all =>
    all.filter(item => {
      const { left, top, width, height } = item.getBoundingClientRect()
      const at = document.elementFromPoint(left + width / 2, top + height / 2)
      return at !== item
    })
  )
  expect(covered).toEqual([])
  await opened.page.keyboard.press('Escape')
  await items.first().waitFor({ state: 'detached' })
})

/** Texts of rows that take several lines, and rows that are too wide. */
function measureRows(panel: Frame) {
  return panel.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[aria-posinset]')]
    const texts = rows.flatMap(row => [
      ...row.querySelectorAll('span, button:not(:has(*))')
    ])
    return {
      heights: rows.map(row => row.offsetHeight),
      broken: texts
        .filter(one => one.childElementCount === 0)
        .filter(one => {
          const range = document.createRange()
          range.selectNodeContents(one)
          const tops = [...range.getClientRects()].map(({ top }) => top)
          return new Set(tops).size > 1
        })
        .map(one => one.textContent),
      wide: rows
        .filter(row => row.scrollWidth > row.clientWidth)
        .map(row => row.textContent)
    }
  })
}
