import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Frame } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { closeAll } from '../../../dev/close-all.ts'
import { openStack } from './open-stack.ts'
import type { TestStack } from './open-stack.ts'
import { withFrame } from './frame-kind.ts'
import { openPage } from './open-page.ts'
import type { OpenPage, PageOptions } from './open-page.ts'
import { openTab } from './search-and-place.ts'
import { signInAs } from './sign-in.ts'

interface JourneyOptions extends Pick<PageOptions, 'theme' | 'width'> {
  /** Query of the host page's address, such as `editor=slides`. */
  query?: string
}

interface WithPanel {
  opened: OpenPage
  panel: Frame
}

export interface Journey {
  readonly stack: TestStack
  /** Opens the host page in a new person's browser; closed after the test. */
  open(options?: JourneyOptions): Promise<OpenPage>
  /** The same, and waits until the panel is shown. */
  openPanel(options?: JourneyOptions): Promise<WithPanel>
  /** The same, signed in to this account and in the Search tab. */
  openSearchAs(username: string): Promise<WithPanel>
}

/** One stack for the journeys of a file. */
export function useJourney(): Journey {
  let folder: string
  let stack: TestStack
  const opened: OpenPage[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cleared-journey-'))
    stack = await openStack(folder)
  })

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await printTexts(opened)
    stack.service.faults.reset()
    await closeAll(opened.splice(0).map(page => () => page.close()))
  })

  afterAll(() =>
    closeAll([
      () => stack.close(),
      () => rm(folder, { recursive: true, force: true })
    ])
  )

  async function open({
    query = 'editor=figma',
    ...options
  }: JourneyOptions = {}): Promise<OpenPage> {
    const { url, origins, panel } = stack
    const page = await openPage({
      browser: inject('browser'),
      origins,
      panel,
      ...options,
      url: `${url}/?${withFrame(`es=2017&${query}`)}`
    })
    opened.push(page)
    return page
  }

  async function openPanel(options?: JourneyOptions): Promise<WithPanel> {
    const page = await open(options)
    return { opened: page, panel: await page.panel() }
  }

  return {
    get stack() {
      return stack
    },
    open,
    openPanel,
    async openSearchAs(username) {
      const shown = await openPanel()
      await signInAs(shown.panel, stack.service, username)
      await openTab(shown.panel, 'Search')
      return shown
    }
  }
}

/** What a failed journey showed and kept; a verdict alone rarely says why. */
async function printTexts(opened: readonly OpenPage[]): Promise<void> {
  for (const { page } of opened) {
    const keys = await page.evaluate(readStoredKeys).catch(String)
    console.error(`The plugin keeps: ${String(keys)}`)
  }
  for (const frame of opened.flatMap(({ page }) => page.frames())) {
    const shown = await frame.evaluate(readText).catch(String)
    if (shown) console.error(`${frame.url().slice(0, 60)} shows:\n${shown}`)
  }
}

async function readStoredKeys(): Promise<string[]> {
  return Object.keys((await window.figmaHost?.storage()) ?? {})
}

function readText(): string {
  return document.body.innerText
}
