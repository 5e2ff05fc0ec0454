import { chromium } from 'playwright-core'
import type {
  Browser,
  BrowserContext,
  BrowserServer,
  Frame,
  LaunchOptions,
  Page,
  Request
} from 'playwright-core'
import { findBrowser } from '../../../dev/browser.ts'
import type { HostForTests } from '../../../dev/figma/page/host-for-tests.ts'

export interface OpenPage {
  context: BrowserContext
  page: Page
  /** The frame of the plugin's panel; waits until it is shown. */
  panel(): Promise<Frame>
  /** Closes the page; throws after unexpected requests or console errors. */
  close(): Promise<void>
  /** Runs a function body beside the document, with `figma` in scope. */
  evaluate: HostForTests['evaluate']
  /** Allows console errors that match. */
  expectErrors(pattern: RegExp): void
}

/** How to recognise the panel of the opened plugin. */
export interface PanelSign {
  title: string
  /** Selector of an element that exists once its scripts have run. */
  ready: string
}

export interface PageOptions {
  panel: PanelSign
  /** Address of a served browser; this process's own if left out. */
  browser?: string
  /** Address of the host page. */
  url: string
  /** Origins that the page may send requests to. */
  origins: string[]
  theme?: 'light' | 'dark'
  width?: number
  height?: number
}

/**
 * Playwright's own list, which ours replaces, and the pages of the address bar:
 * a browser with windows loads them in the background, which takes half a second
 * of processor time.
 * https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/chromium/chromiumSwitches.ts
 */
const offFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup'
]

/** Milliseconds that a busy machine may take for a step. */
const timeout = 90_000

let browser: Promise<Browser> | undefined

/** In a headless browser, only this gives a sandboxed frame its own process. */
export const isolateFrames = '--site-per-process'

/** Opens the one browser of this process: the served one, or its own. */
export function openBrowser(address?: string): Promise<Browser> {
  browser ??= address ? chromium.connect(address) : launchBrowser()
  return browser
}

async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions([isolateFrames]))
}

/** Serves a browser for several processes, with additional flags. */
export async function serveBrowser(flags: string[]): Promise<BrowserServer> {
  return chromium.launchServer(await launchOptions(flags))
}

async function launchOptions(flags: string[]): Promise<LaunchOptions> {
  return {
    executablePath: await findBrowser(),
    args: [
      ...flags,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-smooth-scrolling',
      '--no-first-run',
      '--disable-background-networking',
      // As with windows: a frame without an origin shares no cache.
      '--enable-features=CDPScreenshotNewSurface,SplitCacheByNetworkIsolationKey',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${offFeatures.join(',')}`
    ]
  }
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

/** Opens the host page as a new person's browser would. */
export async function openPage(options: PageOptions): Promise<OpenPage> {
  const context = await (
    await openBrowser(options.browser)
  ).newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    colorScheme: options.theme ?? 'light'
  })
  context.setDefaultTimeout(timeout)
  const problems: string[] = []
  const expected: RegExp[] = []
  context.on('request', request => {
    if (!isExpected(request, options.origins)) {
      problems.push(`asked for ${request.url()}`)
    }
  })
  context.on('console', message => {
    if (message.type() !== 'error') return
    // The panel's own address is its whole page.
    const address = message.location().url.slice(0, 100)
    problems.push(`${message.text()} (${address})`)
  })
  context.on('weberror', error => problems.push(error.error().message))
  const page = await context.newPage()
  await page.goto(options.url)

  return {
    context,
    page,
    panel: () => panelOf(page, options.panel),
    evaluate: evaluateOn(page),
    expectErrors: pattern => void expected.push(pattern),
    async close() {
      await context.close()
      const left = problems.filter(
        problem => !expected.some(pattern => pattern.test(problem))
      )
      if (left.length) throw new Error(`Unexpected: ${left.join('; ')}`)
    }
  }
}

/** Runs function bodies beside the document of a page. */
export function evaluateOn(page: Page): HostForTests['evaluate'] {
  return (body, input) =>
    page.evaluate(
      given => {
        if (!window.figmaHost) throw new Error('The host is not ready.')
        return window.figmaHost.evaluate(given.body, given.input)
      },
      { body, input }
    )
}

export async function panelOf(page: Page, sign: PanelSign): Promise<Frame> {
  const element = await page
    .locator(`iframe[title="${sign.title}"]`)
    .elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The plugin shows no panel.')
  await frame.locator(sign.ready).waitFor({ state: 'attached' })
  // Before it is painted, Chromium ignores clicks and keys. A hidden one is
  // never painted.
  if (await element?.isHidden()) return frame
  await frame.evaluate(
    () =>
      new Promise(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      })
  )
  return frame
}

function isExpected(request: Request, origins: string[]): boolean {
  const url = request.url()
  return (
    /^(data|blob|about):/.test(url) ||
    origins.some(origin => url.startsWith(`${origin}/`))
  )
}
