import type { Frame, Locator } from 'playwright-core'
import { closeAll } from '../../dev/close-all.ts'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import { openPage } from '../../test/journeys/set-up/open-page.ts'
import type { OpenPage } from '../../test/journeys/set-up/open-page.ts'
import { results } from '../../test/journeys/set-up/search-and-place.ts'
import { bundlePage } from '../bundle-page.ts'
import type { Figure } from '../figure.ts'
import { openWithPanel } from '../panel/open-variant.ts'
import { keepNames } from '../panel/paints.ts'
import { measureRatio } from '../ratio.ts'
import { withStack } from '../with-stack.ts'

const delay = 100
/** Images in the catalogue, which are not shown. */
const assets = 600

/**
 * Pointing at a video → its clip moves, with every request to the service
 * delayed, against a bare page with one video that waits as long.
 */
export function benchClip(): Promise<Figure[]> {
  return withStack(async (stack, folder) => {
    const html = await bundlePage('media/bare-clip.ts')
    const server = await openWithPanel(folder, 'bare-clip', html)
    const opened = await openPage(stack)
    const bare = await openPage({
      ...stack,
      url: server.url,
      origins: [...stack.origins, server.url],
      panel: { title: 'Cleared', ready: '[role=gridcell]' }
    })
    try {
      return [await measure(stack, opened, bare)]
    } finally {
      await closeAll([
        () => bare.close(),
        () => opened.close(),
        () => server.close()
      ])
    }
  }, assets)
}

async function measure(
  stack: TestStack,
  opened: OpenPage,
  openedBare: OpenPage
): Promise<Figure> {
  const [panel, bare] = [await opened.panel(), await openedBare.panel()]
  await browseVideos(panel)
  await panel.evaluate(keepNames)
  await bare.evaluate(keepNames)
  stack.service.faults.delay(delay)
  let cell = 0
  let clips = 0
  return measureRatio({
    name: `pointing → the clip moves at ${delay} ms, against a bare page`,
    bar: 1.3,
    async subject() {
      const next = cellAt(panel, cell)
      cell += 1
      return pointAt(opened, panel, next)
    },
    async reference() {
      const picture = cellAt(panel, cell).locator('img')
      const still = (await picture.getAttribute('src')) ?? ''
      clips += 1
      // Another address each time, which the browser has not kept.
      const urls = ['mp4', 'webm'].map(
        format => still.replace(/jpg$/, format) + `?bare=${clips}`
      )
      await bare.evaluate(bareClip => {
        Object.assign(window, { bareClip })
      }, urls)
      return pointAt(openedBare, bare, bare.getByRole('gridcell'))
    }
  })
}

async function browseVideos(panel: Frame): Promise<void> {
  await panel
    .getByRole('combobox', { name: 'Search for' })
    .selectOption('video')
  await panel.getByRole('searchbox', { name: 'Search videos' }).press('Enter')
  await results(panel).first().waitFor()
}

function cellAt(panel: Frame, index: number): Locator {
  return panel.locator(`[role=gridcell][data-index="${index}"]`)
}

/** Milliseconds from the pointer's arrival to the second frame of the clip. */
async function pointAt(
  { page }: OpenPage,
  frame: Frame,
  cell: Locator
): Promise<number> {
  await page.mouse.move(1, 1)
  await frame.waitForFunction(
    () =>
      !document.querySelector('video') &&
      Array.from(document.images).every(image => image.complete)
  )
  await cell.scrollIntoViewIfNeeded()
  const moving = await cell.evaluateHandle(watchClip)
  await cell.hover()
  return moving.evaluate(({ time }) => time)
}

/** Runs in the page; the time is that of the second frame. */
function watchClip(cell: Element): { time: Promise<number> } {
  const pointed = new Promise<number>(resolve =>
    cell.addEventListener('mouseenter', () => resolve(performance.now()), {
      once: true
    })
  )
  const time = pointed.then(async started => {
    let video: HTMLVideoElement | null = null
    while (!video) {
      await new Promise(requestAnimationFrame)
      video = cell.querySelector('video')
    }
    const clip = video
    return new Promise<number>(resolve => {
      const look: VideoFrameRequestCallback = (now, { mediaTime }) => {
        if (mediaTime > 0) resolve(now - started)
        else clip.requestVideoFrameCallback(look)
      }
      clip.requestVideoFrameCallback(look)
    })
  })
  return { time }
}
