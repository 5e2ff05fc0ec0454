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
import { findBrowser } from '../../dev/browser.ts'
import type { HostForTests } from '../../dev/figma/page/host-for-tests.ts'

export interface OpenPage {
  context: BrowserContext
  page: Page
  /** The frame of the plugin's panel; waits until it is shown. */
  panel(): Promise<Frame>
  /** Closes and throws when something unexpected was asked or reported. */
  close(): Promise<void>
  /** Runs a function body beside the document, with `figma` in scope. */
  evaluate: HostForTests['evaluate']
  /** Console errors that match are part of the journey. */
  expectErrors(pattern: RegExp): void
}

/** How the panel of the plugin that is opened is known. */
export interface PanelSign {
  title: string
  /** What is in it once its scripts have run. */
  ready: string
}

export interface PageOptions {
  panel: PanelSign
  /** Where a browser is served; one of this process if left out. */
  browser?: string
  /** Of the host page. */
  url: string
  /** Origins that may be asked for something. */
  origins: string[]
  theme?: 'light' | 'dark'
  width?: number
  height?: number
}

/**
 * Playwright's own list, which is void once another is given, and after it the
 * pages of the address bar: a browser with windows loads them out of sight, for
 * half a second of processor time.
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

/** Milliseconds that a machine at work elsewhere may take for a step. */
const patience = 90_000

let browser: Promise<Browser> | undefined

/** Without windows, only this gives a sandboxed frame a process of its own. */
export const isolateFrames = '--site-per-process'

/** The one browser of this process: the one served there, or its own. */
export function openBrowser(address?: string): Promise<Browser> {
  browser ??= address ? chromium.connect(address) : launchBrowser()
  return browser
}

async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions([isolateFrames]))
}

/** A browser for several processes, with flags beside the usual ones. */
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
      // As with windows: what a frame without an origin loads, it loads again.
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
  context.setDefaultTimeout(patience)
  const problems: string[] = []
  const expected: RegExp[] = []
  context.on('request', request => {
    if (!isExpected(request, options.origins)) {
      problems.push(`asked for ${request.url()}`)
    }
  })
  context.on('console', message => {
    if (message.type() === 'error') problems.push(message.text())
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
  return frame
}

function isExpected(request: Request, origins: string[]): boolean {
  const url = request.url()
  return (
    /^(data|blob|about):/.test(url) ||
    origins.some(origin => url.startsWith(`${origin}/`))
  )
}
