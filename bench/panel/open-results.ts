import type { Frame } from 'playwright-core'
import type { MediaType } from '../../contract/api/media-type.ts'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import { withStack } from '../with-stack.ts'

/** Number of results for which bars are set. */
const resultCount = 10_000

/** Assets in the catalogue, more than the results. */
const assets = 12_000

/** Runs the work with a stack of that many assets. */
export function withLibrary<T>(
  work: (stack: TestStack, folder: string) => Promise<T>
): Promise<T> {
  return withStack(work, assets)
}

/** Browses a medium and waits for the first results. */
export async function browse(panel: Frame, medium: MediaType): Promise<void> {
  await panel.getByRole('combobox', { name: 'Search for' }).selectOption(medium)
  const what = { image: 'images', video: 'videos', audio: 'music' }[medium]
  const field = panel.getByRole('searchbox', { name: `Search ${what}` })
  await field.press('Enter')
  await panel.getByRole('gridcell').first().waitFor()
}

/** Browses a medium and scrolls until all results are loaded. */
export async function loadResults(
  panel: Frame,
  medium: MediaType
): Promise<void> {
  await browse(panel, medium)
  await panel.evaluate(async count => {
    for (;;) {
      const scroller = document.querySelector('[role=grid]')?.parentElement
      const cells = document.querySelectorAll('[role=gridcell]')
      const last = [...cells].at(-1)?.getAttribute('data-index')
      if (!scroller) throw new Error('The results are not shown.')
      if (Number(last) >= count) break
      scroller.scrollTop = scroller.scrollHeight
      await new Promise(requestAnimationFrame)
    }
  }, resultCount - 50)
}

/** Scrolls to the top and waits until that is drawn. */
export async function scrollToTop(panel: Frame): Promise<void> {
  await panel.evaluate(() => {
    const scroller = document.querySelector('[role=grid]')?.parentElement
    if (scroller) scroller.scrollTop = 0
  })
  await panel.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })
}
