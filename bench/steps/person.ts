import type { Frame, Locator } from 'playwright-core'

/** Somebody who uses the panel; their clicks and keys are counted. */
export interface Person {
  /** Clicks, keys and texts so far; a typed text counts once. */
  readonly steps: number
  /** Clicks the only button, tab or link with this name. */
  press(name: string | RegExp): Promise<void>
  click(target: Locator): Promise<void>
  /** Presses a key where the focus is. */
  key(name: string): Promise<void>
  /** Types into a field, and clicks it first if it lacks the focus. */
  type(field: Locator, text: string): Promise<void>
}

export function countSteps(panel: Frame): Person {
  let steps = 0

  async function click(target: Locator): Promise<void> {
    steps += 1
    await target.click()
  }

  return {
    get steps() {
      return steps
    },
    click,
    press: name =>
      click(
        panel
          .getByRole('button', { name })
          .or(panel.getByRole('tab', { name }))
          .or(panel.getByRole('link', { name }))
      ),
    async key(name) {
      steps += 1
      await panel.page().keyboard.press(name)
    },
    async type(field, text) {
      await field.waitFor()
      const isFocused = await field.evaluate(
        element => element === document.activeElement && document.hasFocus()
      )
      if (!isFocused) await click(field)
      steps += 1
      await panel.page().keyboard.type(text)
    }
  }
}
