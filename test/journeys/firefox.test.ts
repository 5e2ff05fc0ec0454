import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Frame, launch, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeAll } from '../../dev/close-all.ts'
import { findFirefox } from '../../dev/firefox.ts'
import { passwordOf } from '../../dev/service/accounts/demo-accounts.ts'
import { openStack } from './set-up/open-stack.ts'
import type { TestStack } from './set-up/open-stack.ts'

/** Milliseconds that a busy machine may take for a step. */
const timeout = 90_000

let folder: string
let stack: TestStack
let browser: Browser
const problems: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleared-firefox-'))
  stack = await openStack(folder)
  browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    timeout
  })
})

afterAll(() =>
  closeAll([
    () => browser.close(),
    () => stack.close(),
    () => rm(folder, { recursive: true, force: true })
  ])
)

it('searches, places, plays a clip and a track, and signs in', async () => {
  const page = await openPage(`${stack.url}/?es=2017&editor=figma`)
  const panel = await panelOf(page)

  await search(panel, 'Search images', 'mountain')
  await panel.locator('[role=gridcell]').click()
  await button(panel, 'Place').click()
  await page.waitForFunction(
    () => window.figmaHost?.scene().children.length === 1
  )
  await button(panel, 'Back').click()

  await panel.select('select:has(option[value=video])', 'video')
  await search(panel, 'Search videos', 'city')
  await panel.locator('[role=gridcell]').hover()
  await panel.waitForFunction(
    () => (document.querySelector('video')?.currentTime ?? 0) > 0.1
  )

  await panel.select('select:has(option[value=audio])', 'audio')
  await search(panel, 'Search music', 'piano')
  await panel.evaluate(mute)
  await panel.locator('[role=gridcell] button[aria-label^="Play "]').click()
  await panel.waitForFunction(
    () => (document.querySelector('audio')?.currentTime ?? 0) > 0.1
  )
  const first = await textOf(panel, '[role=gridcell] [dir=auto]')
  expect(await textOf(panel, 'section[aria-label=Player] b')).toBe(first)

  await signIn(page, panel, 'studio')
  expect(problems).toEqual([])
})

async function openPage(url: string): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(timeout)
  page.on('console', message => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', error => problems.push(String(error)))
  await page.goto(url)
  return page
}

async function panelOf(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe[title="Cleared"]')
  const panel = await element?.contentFrame()
  if (!panel) throw new Error('The plugin shows no panel.')
  await panel.waitForSelector('nav')
  return panel
}

function button(place: Frame | Page, name: string) {
  return place.locator(`::-p-aria([name="${name}"][role="button"])`)
}

async function search(
  panel: Frame,
  name: string,
  words: string
): Promise<void> {
  const field = `input[type=search][aria-label="${name}"]`
  await panel.locator(field).fill(words)
  await panel.locator('[role=grid]:not([aria-busy=true])').wait()
}

/** Runs in the panel: without a sound device, only muted tracks play. */
function mute(): void {
  const silence = ({ target }: Event) => {
    if (target instanceof HTMLAudioElement) target.muted = true
  }
  document.addEventListener('loadstart', silence, true)
}

async function textOf(panel: Frame, selector: string) {
  const element = await panel.waitForSelector(selector)
  return element?.evaluate(one => one.textContent)
}

/** Through the real pages, to the pairing code and back. */
async function signIn(page: Page, panel: Frame, who: string): Promise<void> {
  await panel.locator('::-p-aria([name="Account"][role="tab"])').click()
  const popup = new Promise<Page>(resolve => {
    page.once('popup', opened => opened && resolve(opened))
  })
  await button(panel, 'Sign in').click()
  const pages = await popup
  pages.setDefaultTimeout(timeout)
  await button(pages, 'Continue').click()
  await pages.locator('a ::-p-text(Sign in at)').click()
  await pages.locator('input[name=username]').fill(who)
  await pages.locator('input[type=password]').fill(passwordOf(who))
  await button(pages, 'Sign in').click()
  await button(pages, 'Allow').click()
  const code = await pages.waitForSelector('output')
  const text = await code?.evaluate(element => element.textContent)
  await pages.close()
  await panel
    .locator('::-p-aria([name="Pairing code"][role="textbox"])')
    .fill(text?.trim() ?? '')
  await button(panel, 'Finish sign-in').click()
  await panel.locator('::-p-text(Signed in as)').wait()
}
