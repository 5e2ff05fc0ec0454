import { chromium } from 'playwright-core'
import type {
  Browser,
  BrowserContext,
  BrowserServer,
  ConsoleMessage,
  Frame,
  LaunchOptions,
  Page,
  Request,
  WebError
} from 'playwright-core'
import { findBrowser } from '../../dev/browser.ts'
import type { HostForTests } from '../../dev/figma/page/host-for-tests.ts'
import { lendContext, ownContext } from './lent-context.ts'

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
  /** In the context that the pages of this process have in turn. */
  isLent?: boolean
}

/** Milliseconds that a machine at work elsewhere may take for a step. */
const patience = 90_000

let browser: Promise<Browser> | undefined

/** The one browser of this process: the one served there, or its own. */
export function openBrowser(address?: string): Promise<Browser> {
  browser ??= address
    ? chromium.connect(address)
    : launchOptions().then(given => chromium.launch(given))
  return browser
}

/** A browser for several processes. */
export async function serveBrowser(): Promise<BrowserServer> {
  const options = await launchOptions()
  const args = [...(options.args ?? []), '--process-per-site']
  return chromium.launchServer({ ...options, args })
}

async function launchOptions(): Promise<LaunchOptions> {
  return {
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-smooth-scrolling',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync'
    ]
  }
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

/** Opens the host page as a new person's browser would. */
export async function openPage(options: PageOptions): Promise<OpenPage> {
  const { url, origins, isLent = false } = options
  const opened = await openBrowser(options.browser)
  const lent = await (isLent ? lendContext(opened) : ownContext(opened))
  const { context } = lent
  context.setDefaultTimeout(patience)
  const problems = noteProblems(context, origins)
  const expected: RegExp[] = []
  const page = await newPage(context, options)
  await page.goto(url)

  return {
    context,
    page,
    panel: () => panelOf(page, options.panel),
    evaluate: evaluateOn(page),
    expectErrors: pattern => void expected.push(pattern),
    async close() {
      await lent.giveBack([new URL(url).origin, ...origins])
      const left = problems
        .stop()
        .filter(problem => !expected.some(pattern => pattern.test(problem)))
      if (left.length) throw new Error(`Unexpected: ${left.join('; ')}`)
    }
  }
}

async function newPage(
  context: BrowserContext,
  { width = 1280, height = 800, theme = 'light', isLent = false }: PageOptions
): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width, height })
  // What moves is drawn sixty times a second for as long as a test waits.
  const reducedMotion = isLent ? 'reduce' : null
  await page.emulateMedia({ colorScheme: theme, reducedMotion })
  return page
}

/** What is asked for or reported in a context until it is stopped. */
function noteProblems(context: BrowserContext, origins: string[]) {
  const problems: string[] = []
  function onRequest(request: Request): void {
    if (isExpected(request, origins)) return
    problems.push(`asked for ${request.url()}`)
  }
  function onConsole(message: ConsoleMessage): void {
    if (message.type() === 'error') problems.push(message.text())
  }
  function onError(error: WebError): void {
    problems.push(error.error().message)
  }
  context.on('request', onRequest)
  context.on('console', onConsole)
  context.on('weberror', onError)
  return {
    stop(): string[] {
      context.off('request', onRequest)
      context.off('console', onConsole)
      context.off('weberror', onError)
      return problems
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

/** The frame of the plugin's panel; waits until it is shown. */
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
