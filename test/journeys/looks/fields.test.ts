import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('fills fields, and draws their edge while they are in use', async () => {
  const { panel } = await journey.openPanel()
  const field = panel.getByRole('searchbox')
  const choice = panel.getByRole('combobox', { name: 'Search for' })
  const filled = { height: 24, hasEdge: false, isFilled: true }

  for (const one of [field, choice]) {
    await one.blur()
    expect(await lookOf(one)).toEqual(filled)

    await one.focus()

    expect(await lookOf(one)).toEqual({ ...filled, hasEdge: true })
  }
})

it('chooses the order from a list in the panel', async () => {
  const { opened, panel } = await journey.openPanel()
  await searchFor(panel, 'mountain')
  const order = panel.getByRole('combobox', { name: 'Sort by' })
  expect(
    await order.evaluate(one => [
      CSS.supports('appearance', 'base-select'),
      getComputedStyle(one).appearance
    ])
  ).toEqual([true, 'base-select'])

  await order.press('Enter')
  const list = panel.locator('select:open')
  await list.waitFor()
  await opened.page.keyboard.press('ArrowDown')
  await opened.page.keyboard.press('Enter')

  await list.waitFor({ state: 'detached' })
  expect(await order.inputValue()).toBe('newest')
})

function lookOf(field: Locator) {
  return field.evaluate(one => {
    const { borderTopColor, backgroundColor } = getComputedStyle(one)
    const isClear = (color: string) => color === 'rgba(0, 0, 0, 0)'
    return {
      height: one.getBoundingClientRect().height,
      hasEdge: !isClear(borderTopColor),
      isFilled: !isClear(backgroundColor)
    }
  })
}
