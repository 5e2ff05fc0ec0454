import type { Frame } from 'playwright-core'
import type { OpenPage } from './open-page.ts'

/** Closes the plugin, whatever it is doing, and reopens it. */
export async function rerunPlugin(opened: OpenPage): Promise<Frame> {
  const { page } = opened
  await page.getByRole('button', { name: 'Close plugin' }).click()
  await page.getByRole('button', { name: 'Run Cleared' }).click()
  await page.getByRole('option', { name: 'Open Cleared' }).click()
  return opened.panel()
}
