import { expect } from 'vitest'
import type { Frame } from 'playwright-core'
import type { OpenPage } from './open-page.ts'
import { openTab, results, searchFor } from './search-and-place.ts'
import { focused, tabTo } from './tab-to.ts'

/** How a person works in the panel. */
export interface Hand {
  /** Searches for these from now on, such as `Videos`. */
  chooseMedium(name: string): Promise<void>
  search(words: string, what: string): Promise<void>
  /** Does with the first result what its button and its key do. */
  useFirst(button: string | RegExp, key: string): Promise<void>
  openTab(name: string): Promise<void>
  press(name: string | RegExp): Promise<void>
}

type MakeHand = (opened: OpenPage, panel: Frame) => Hand

export const hands = { pointer, keyboard } satisfies Record<string, MakeHand>

function pointer(_: OpenPage, panel: Frame): Hand {
  return {
    async chooseMedium(name) {
      const choice = panel.getByRole('combobox', { name: 'Search for' })
      await choice.selectOption(name)
    },
    search: (words, what) => searchFor(panel, words, what),
    async useFirst(button) {
      const result = results(panel).first()
      await result.hover()
      await result.getByRole('button', { name: button, exact: true }).click()
    },
    openTab: name => openTab(panel, name),
    press: name => panel.getByRole('button', { name }).first().click()
  }
}

const tabs = ['Search', 'Collections', 'This file', 'Licenses']

function keyboard(opened: OpenPage, panel: Frame): Hand {
  const { keyboard: keys } = opened.page
  return {
    async chooseMedium(name) {
      await tabTo(opened, panel, 'Search for')
      await keys.press('ArrowDown')
      const option = panel.locator('option:focus')
      // They are in a fixed order, and none is asked for from below.
      while ((await option.textContent()) !== name) {
        await keys.press('ArrowDown')
      }
      await keys.press('Enter')
      // The view of the medium takes the focus back to the choice.
      const label = `Search ${name.toLowerCase()}`
      await panel.getByRole('searchbox', { name: label }).waitFor()
      await keys.press('Tab')
    },
    async search(words, what) {
      await keys.press('/')
      await expect.poll(() => focused(panel)).toBe(`Search ${what}`)
      await keys.press('ControlOrMeta+a')
      await keys.type(words)
      await keys.press('Enter')
      await panel.locator('[role=grid]:not([aria-busy=true])').first().waitFor()
      await results(panel).first().waitFor()
    },
    async useFirst(_, key) {
      await tabTo(opened, panel, 'cell 0')
      await keys.press(key)
    },
    async openTab(name) {
      const tab = panel.getByRole('tab', { name })
      await keys.press(`Alt+Digit${tabs.indexOf(name) + 1}`)
      const isOpen = () => tab.getAttribute('aria-selected')
      await expect.poll(isOpen).toBe('true')
    },
    async press(name) {
      await panel.getByRole('button', { name }).first().waitFor()
      await tabTo(opened, panel, name)
      await keys.press('Enter')
    }
  }
}
