import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession
} from 'playwright-core'

export interface LentContext {
  context: BrowserContext
  /** Ends what was opened in it, and forgets what pages of these kept. */
  giveBack: (origins: string[]) => Promise<void>
}

interface KeptContext {
  context: BrowserContext
  session: CDPSession
}

/** Not lent to anybody now. */
let kept: KeptContext | undefined

/** A context that ends with its user. */
export async function ownContext(
  browser: Browser,
  options: BrowserContextOptions = {}
): Promise<LentContext> {
  const context = await browser.newContext(options)
  return { context, giveBack: () => context.close() }
}

/**
 * The context that users of this process have in turn. Where the browser has
 * one process for a site, it still has their scripts compiled: a page opens in
 * half the time. It is closed when it is given back while another is kept.
 */
export async function lendContext(browser: Browser): Promise<LentContext> {
  const lent = kept ?? (await openKept(browser))
  kept = undefined
  return {
    context: lent.context,
    async giveBack(origins) {
      if (kept) return lent.context.close()
      try {
        await clean(lent, origins)
        kept = lent
      } catch (error) {
        await lent.context.close()
        throw error
      }
    }
  }
}

/** Its empty page keeps the process of all pages on `localhost`. */
async function openKept(browser: Browser): Promise<KeptContext> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('**', route => route.fulfill({ contentType: 'text/html' }))
  await page.goto('http://localhost/')
  return { context, session: await context.newCDPSession(page) }
}

async function clean(
  { context, session }: KeptContext,
  origins: string[]
): Promise<void> {
  const [, ...pages] = context.pages()
  await Promise.all(pages.map(page => page.close()))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  await session.send('Network.clearBrowserCache')
  for (const origin of origins) {
    const given = { origin, storageTypes: 'all' }
    await session.send('Storage.clearDataForOrigin', given)
  }
}
