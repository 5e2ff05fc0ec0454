import type { Frame } from 'playwright-core'
import { teamCollection } from '../../../dev/service/accounts/team-collection.ts'
import { openPage } from '../../journeys/set-up/open-page.ts'
import type { OpenPage } from '../../journeys/set-up/open-page.ts'
import {
  openTab,
  place,
  searchFor
} from '../../journeys/set-up/search-and-place.ts'
import {
  everyScope,
  signInAs,
  signInWithToken
} from '../../journeys/set-up/sign-in.ts'
import { runInPanel, watchFrame } from './in-panel.ts'
import type { Order, Seen } from './in-panel.ts'
import type { RepliesStack } from './open-replies.ts'

/** The real panel in the real host, with somebody signed in. */
export interface WatchedPanel {
  run(order: Order): Promise<Seen>
  /** A new panel over the same document. */
  restart(): Promise<void>
  /** The panel's current frame. */
  frame(): Frame
  signOut(): Promise<void>
  /** Works whether or not somebody is signed in. */
  signIn(): Promise<void>
  /** Unexpected requests and console errors since the last call. */
  problems(): string[]
  close(): Promise<void>
}

/** Number of comps in the document. */
const compCount = 3

/** `broken` names the broken variant to activate. */
export async function openWatchedPanel(
  { url, addresses, service }: RepliesStack,
  broken = ''
): Promise<WatchedPanel> {
  const { gateway, media } = addresses
  const origins = [url, gateway, addresses.service, ...media]
  const opened = await openPage({
    panel: { title: 'Cleared', ready: 'nav' },
    url: 'about:blank',
    origins
  })
  // tsx wraps named functions in calls of this.
  await opened.context.addInitScript('globalThis.__name = made => made')
  await opened.context.addInitScript(
    `globalThis.__broken = ${JSON.stringify(broken)}`
  )
  await opened.context.addInitScript(watchFrame)
  opened.expectErrors(/./)
  const problems = listen(opened, origins)
  await opened.page.goto(`${url}/?es=2017&editor=figma`)
  let panel = await opened.panel()
  await signInAs(panel, service, 'lead', everyScope)
  await pinTeamPicks(panel)
  await signInAs(panel, service, 'designer', everyScope)
  await openTab(panel, 'Search')
  await searchFor(panel, 'cat')
  for (let i = 0; i < compCount; i += 1) await place(opened, i)
  await agreeToSend(panel)

  // Close the pages that a sign-in opens.
  opened.context.on('page', page => void page.close())
  return {
    frame: () => panel,
    signOut: () => signOut(panel),
    signIn: () => signInAgain(panel, service.makeToken('designer', everyScope)),
    run: order => panel.evaluate(runInPanel, order),
    async restart() {
      await opened.page.evaluate(() => window.figmaHost?.restart('open'))
      panel = await shownPanel(opened, panel)
      // Until then, what a person chooses is replaced by saved settings.
      await panel.locator('#pinned-here').waitFor({ state: 'attached' })
    },
    problems: () => problems.splice(0),
    close: () => opened.close()
  }
}

async function pinTeamPicks(panel: Frame): Promise<void> {
  const press = (name: string) =>
    panel.getByRole('button', { name, exact: true }).click()
  await openTab(panel, 'Collections')
  await panel.getByText(teamCollection.name).click()
  await press(`Pin ${teamCollection.name} to this file`)
  await press('Pin')
  const unpin = { name: `Unpin ${teamCollection.name}` }
  await panel.getByRole('button', unpin).waitFor()
  await signOut(panel)
}

async function signOut(panel: Frame): Promise<void> {
  await openTab(panel, 'Account')
  await panel.getByRole('button', { name: 'Sign out', exact: true }).click()
  await panel.getByText('Use a token instead').waitFor()
}

async function signInAgain(panel: Frame, token: string): Promise<void> {
  await openTab(panel, 'Account')
  await panel.waitForFunction(leaveAccount)
  await signInWithToken(panel, token)
}

/** Runs in the panel's frame, repeatedly until nobody is signed in. */
function leaveAccount(): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('#view button')]
  const leaving = buttons.find(({ textContent }) =>
    ['Sign out', 'Cancel'].includes(textContent)
  )
  leaving?.click()
  return !leaving && document.querySelector('#view details') !== null
}

/** Agrees, once per file, to send the selected comp, which was placed last. */
async function agreeToSend(panel: Frame): Promise<void> {
  await panel.getByRole('button', { name: 'Search by image' }).click()
  await panel.getByRole('button', { name: 'Send and search' }).click()
  await panel.getByText(/similar image/).waitFor()
  await openTab(panel, 'Search')
}

async function shownPanel(opened: OpenPage, old: Frame): Promise<Frame> {
  for (;;) {
    const panel = await opened.panel()
    if (panel !== old) return panel
  }
}

/** Collects requests to other servers and console messages. */
function listen({ context }: OpenPage, origins: string[]): string[] {
  const problems: string[] = []
  context.on('request', request => {
    const url = request.url()
    if (/^(data|blob|about):/.test(url)) return
    if (origins.some(origin => url.startsWith(`${origin}/`))) return
    problems.push(`asks for ${url.slice(0, 200)}`)
  })
  context.on('weberror', error =>
    problems.push(`uncaught: ${error.error().message}`)
  )
  context.on('console', message => {
    const text = message.text()
    if (message.type() !== 'error' || text.startsWith('Failed to load')) return
    problems.push(`says in the console: ${text.slice(0, 200)}`)
  })
  return problems
}
