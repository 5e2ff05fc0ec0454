import type { Frame } from 'playwright-core'
import type { HostServer } from '../../dev/figma/server.ts'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import { openPage } from '../../test/journeys/set-up/open-page.ts'
import type { OpenPage } from '../../test/journeys/set-up/open-page.ts'
import {
  results,
  searchFor
} from '../../test/journeys/set-up/search-and-place.ts'
import { bundlePage } from '../bundle-page.ts'
import type { AskedSearch } from './bare-search.ts'
import { openWithPanel } from './open-variant.ts'

interface Found {
  data: { assets: Record<string, { url: string }> }[]
}

/** Serves a page whose panel is a field and its results. */
export async function serveBareSearch(folder: string): Promise<HostServer> {
  const html = await bundlePage('panel/bare-search.ts')
  return openWithPanel(folder, 'bare-search', html)
}

/** Opens the page with the requests that the panel makes. */
export async function openBareSearch(
  stack: TestStack,
  { url }: HostServer,
  original: OpenPage
): Promise<OpenPage> {
  const asked = await readAskedSearch(original)
  const opened = await openPage({
    ...stack,
    url,
    origins: [...stack.origins, url],
    panel: { title: 'Cleared', ready: '[type=search]' }
  })
  const frame = await opened.panel()
  await frame.evaluate(given => {
    window.askedSearch = given
  }, asked)
  return opened
}

async function readAskedSearch(opened: OpenPage): Promise<AskedSearch> {
  const frame = await opened.panel()
  const asking = opened.page.waitForResponse(reply => {
    const { pathname } = new URL(reply.url())
    return pathname.endsWith('/v2/images/search') && reply.ok()
  })
  await searchFor(frame, 'village')
  const reply = await asking
  const request = reply.request()
  const { authorization } = await request.allHeaders()
  const { data } = (await reply.json()) as Found // the API's
  return {
    url: reply.url(),
    headers: authorization === undefined ? {} : { authorization },
    picture: await pictureIn(frame, data)
  }
}

async function pictureIn(frame: Frame, data: Found['data']): Promise<string> {
  const image = results(frame).locator('img').first()
  const shown = await image.getAttribute('src')
  const all = data.flatMap(({ assets }) => Object.entries(assets))
  const [name] = all.find(([, { url }]) => url === shown) ?? []
  if (name === undefined) throw new Error(`No result has ${shown}.`)
  return name
}
