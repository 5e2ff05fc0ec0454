import type { Frame } from 'playwright-core'
import sharp from 'sharp'
import { openHouse } from '../../test/e2e/house.ts'
import type { TestHouse } from '../../test/e2e/house.ts'
import { closeBrowser, openPage } from '../../test/e2e/open-page.ts'
import type { OpenPage } from '../../test/e2e/open-page.ts'
import { withFolder } from '../with-folder.ts'

/** As many results as the bars speak of. */
export const wanted = 10_000

/** Of the catalogue, more than that. */
const assets = 12_000

/** A house with a library of that many. */
export function withLibrary<T>(
  work: (house: TestHouse, folder: string) => Promise<T>
): Promise<T> {
  return withFolder(async folder => {
    const house = await openHouse(folder, undefined, assets)
    try {
      return await work(house, folder)
    } finally {
      await closeBrowser()
      await house.close()
    }
  })
}

/** A panel in its sandboxed frame. */
export async function withPanel<T>(
  house: TestHouse,
  work: (panel: Frame, opened: OpenPage) => Promise<T>,
  variant: Partial<TestHouse> = {}
): Promise<T> {
  const page = { ...house, ...variant }
  const opened = await openPage({
    ...page,
    origins: [...page.origins, page.url],
    url: `${page.url}/?frame=sandbox`
  })
  try {
    await showOnePicture(opened)
    return await work(await opened.panel(), opened)
  } finally {
    await opened.close()
  }
}

/** Drawing thousands of pictures is not what is measured. */
async function showOnePicture({ context }: OpenPage): Promise<void> {
  const create = { width: 150, height: 100, channels: 3, background: '#579' }
  const body = await sharp({ create: { ...create, channels: 3 } })
    .jpeg()
    .toBuffer()
  await context.route(/\/media\//, route =>
    route.fulfill({ contentType: 'image/jpeg', body })
  )
}

/** Browses the library, and scrolls on until all results have come. */
export async function loadResults(panel: Frame): Promise<void> {
  const field = panel.getByRole('searchbox', { name: 'Search assets' })
  await field.press('Enter')
  await panel.getByRole('gridcell').first().waitFor()
  await panel.evaluate(async count => {
    for (;;) {
      const scroller = document.querySelector('[role=grid]')?.parentElement
      const cells = document.querySelectorAll('[role=gridcell]')
      const last = [...cells].at(-1)?.getAttribute('data-index')
      if (!scroller) throw new Error('The results are gone.')
      if (Number(last) >= count) break
      scroller.scrollTop = scroller.scrollHeight
      await new Promise(requestAnimationFrame)
    }
  }, wanted - 50)
}

/** Gives it back to the top, and waits until that is drawn. */
export async function scrollToTop(panel: Frame): Promise<void> {
  await panel.evaluate(() => {
    const scroller = document.querySelector('[role=grid]')?.parentElement
    if (scroller) scroller.scrollTop = 0
  })
  await panel.locator('[data-index="0"]').waitFor()
}
