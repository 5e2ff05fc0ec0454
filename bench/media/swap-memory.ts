import type { BrowserContext, Frame } from 'playwright-core'
import { planAll } from '../../test/journeys/set-up/license-all.ts'
import { openPage } from '../../test/journeys/set-up/open-page.ts'
import type { OpenPage } from '../../test/journeys/set-up/open-page.ts'
import {
  openTab,
  results,
  searchFor
} from '../../test/journeys/set-up/search-and-place.ts'
import { signInAs } from '../../test/journeys/set-up/sign-in.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { withStack } from '../with-stack.ts'
import { heldBy } from './held-by.ts'
import { padFilm } from '../../test/pad-film.ts'

const length = 20_000_000
const megabyte = 1_000_000

/** The memory of panel and host page while films are licensed and swapped. */
export function measureSwapMemory(): Promise<Figure[]> {
  return withStack(async stack => {
    const opened = await openPage({
      ...stack,
      url: `${stack.url}/?frame=sandbox`
    })
    try {
      await serveLargeFiles(opened.context)
      const panel = await opened.panel()
      await signInAs(panel, stack.service, 'studio')
      const count = await placeFirstPage(opened, panel)
      await opened.page.evaluate(moveOutOfView)
      const watch = await watchMemory(opened, panel)
      const plan = await planAll(panel)
      await plan.getByRole('button', { name: /^License \d/ }).click()
      await plan
        .getByText(`${count} of ${count} licensed`)
        .waitFor({ timeout: 0 })
      const peak = await watch.stop()
      return [
        atMost(
          `${count} films of 20 MB swapped: peak of panel and page`,
          peak / megabyte,
          (3 * length) / megabyte,
          'MB',
          'beyond the document’s own files'
        )
      ]
    } finally {
      await opened.close()
    }
  })
}

/** Pads each licensed file to the length; no two are the same. */
async function serveLargeFiles(context: BrowserContext): Promise<void> {
  await context.route(/\/media\/licensed\//, async route => {
    const response = await route.fetch()
    const note = route.request().url()
    const body = padFilm(await response.body(), length, note)
    const headers = { ...response.headers(), 'content-length': `${length}` }
    await route.fulfill({ response, headers, body: Buffer.from(body) })
  })
}

async function placeFirstPage(opened: OpenPage, panel: Frame): Promise<number> {
  await openTab(panel, 'Search')
  await panel
    .getByRole('combobox', { name: 'Search for' })
    .selectOption('video')
  await searchFor(panel, '', 'videos')
  await results(panel)
    .first()
    .getByRole('button')
    .first()
    .press('ControlOrMeta+a')
  const button = panel.getByRole('button', { name: /^Place \d+$/ })
  const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0])
  await button.click()
  await opened.page.waitForFunction(
    most => window.figmaHost?.scene().children.length === most,
    count
  )
  return count
}

/** Runs in the page: the host keeps files of layers that it draws. */
function moveOutOfView(): void {
  const host = window.figmaHost
  const ids = host?.scene().children.map(({ id }) => id) ?? []
  host?.user.move(ids, 1_000_000, 0)
}

/** Runs in the page: bytes of the document's videos. */
function storedBytes(): number {
  const { videos = {} } = window.figmaHost?.exportDocument() ?? {}
  return Object.values(videos).reduce((sum, { length }) => sum + length, 0)
}

interface MemoryWatch {
  /** Peak in bytes, without those at the start and the document's videos. */
  stop(): Promise<number>
}

async function watchMemory(
  { context, page }: OpenPage,
  panel: Frame
): Promise<MemoryWatch> {
  const ofPanel = await context.newCDPSession(panel)
  const ofPage = await context.newCDPSession(page)
  const before = (await heldBy(ofPanel)) + (await heldBy(ofPage))
  const stored = await page.evaluate(storedBytes)
  let most = 0
  const stopping = new AbortController()
  const watching = watch()

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const first = await heldBy(ofPanel)
      const inPage = await heldBy(ofPage)
      const added = (await page.evaluate(storedBytes)) - stored
      const second = await heldBy(ofPanel)
      // A file may have gone to the page between the two.
      const inPanel = Math.min(first, second)
      most = Math.max(most, inPanel + inPage - added - before)
    }
  }

  return {
    async stop() {
      stopping.abort()
      await watching
      return most
    }
  }
}
