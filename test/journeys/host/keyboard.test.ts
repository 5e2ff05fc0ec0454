import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useHost } from '../set-up/use-host.ts'

const host = useHost()
const code = 'figma.showUI(__html__)'

it('works without a mouse: settings, faults and the plugin', async () => {
  const opened = await host.open({ code }, { query: 'start=no' })
  const { page } = opened
  const { keyboard } = page

  await tabTo(page, 'Run Guest')
  await keyboard.press('Enter')
  await opened.panel()
  await page.getByRole('heading', { name: /^Guest: move/ }).focus()
  await keyboard.press('ArrowLeft')
  // Go backwards, as the browser chooses what follows the last frame.
  await tabTo(page, 'Faults', 'Shift+Tab')
  await keyboard.press('Enter')
  await tabTo(page, 'Storage full')
  await keyboard.press('Space')

  await page.getByRole('button', { name: 'Faults 1 on' }).waitFor()
  await tabTo(page, 'Settings', 'Shift+Tab')
  await keyboard.press('Enter')
  await tabTo(page, 'Theme')
  await keyboard.press('ArrowDown')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['theme']))
    .toBe('dark')
})

it('reaches every control of the page by Tab, each with a name', async () => {
  const opened = await host.open({ code }, { query: 'start=no' })
  const { page } = opened
  const wanted = await page.evaluate(() =>
    [...document.querySelectorAll('#app button, #app select, #app input')]
      .filter(it => it.checkVisibility({ visibilityProperty: true }))
      .filter(it => it instanceof HTMLElement && it.tabIndex >= 0)
      .filter(it => !it.matches(':disabled'))
      .map(it => it.getAttribute('aria-label') ?? it.textContent.trim())
  )
  const met = new Set<string>()

  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab')
    met.add(await focusedName(page))
  }

  expect(wanted.filter(name => name === '')).toEqual([])
  expect(wanted.filter(name => !met.has(name))).toEqual([])
})

async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  let text = ''
  for (let count = 0; count < 80; count += 1) {
    await page.keyboard.press(key)
    text = await focusedName(page)
    if (text.startsWith(name)) return
  }
  throw new Error(`${key} does not lead to ${name}, but to ${text}`)
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const label = element?.closest('label')?.textContent
    return (
      element?.getAttribute('aria-label') ??
      label ??
      element?.textContent ??
      ''
    ).trim()
  })
}

it('renames a layer with text typed right after the key', async () => {
  const { page, evaluate } = await host.open(
    { code: '' },
    { query: 'start=no' }
  )
  await evaluate(`figma.createRectangle().name = 'Sky'`)
  await page.getByRole('treeitem', { name: 'Sky' }).click()

  await page.keyboard.press('F2')
  await page.keyboard.type('Fresh')
  await page.keyboard.press('Enter')

  const name = await evaluate('return figma.currentPage.children[0].name')
  expect(name).toBe('Fresh')
})

it('lists all keys on a small screen, one column below the other', async () => {
  const { page } = await host.open(
    { code: '' },
    { query: 'start=no', width: 900, height: 600 }
  )
  await page.getByRole('button', { name: /document menu$/ }).click()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()

  const last = page.getByText('In the layer list: find by name')
  await last.scrollIntoViewIfNeeded()

  const sideways = await page
    .getByRole('dialog', { name: 'Keyboard shortcuts' })
    .evaluate(dialog =>
      [...dialog.querySelectorAll('div')].some(it => it.scrollLeft > 0)
    )
  expect(sideways).toBe(false)
})

it('opens the menu by key wherever the focus was lost', async () => {
  const { page } = await host.open({ code: '' }, { query: 'start=no' })
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe(
    'body'
  )

  await page.keyboard.press('Shift+F10')

  await page.getByRole('menuitem', { name: 'Select all' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
})
