import type { Frame } from 'playwright-core'
import { showTheme } from '../looks/show-theme.ts'
import { walks } from '../looks/views.ts'
import type { Walk } from '../looks/views.ts'
import { openPage } from '../set-up/open-page.ts'
import type { TestStack } from '../set-up/open-stack.ts'
import { atSmallest } from '../set-up/resize-panel.ts'
import { openTab } from '../set-up/search-and-place.ts'
import { waitForPictures } from './states.ts'
import { themes } from './states-page.ts'

/** By walk, the views whose pictures are compared; the last walk breaks searches. */
const compared: Record<string, readonly string[]> = {
  licensing: ['account, out', 'file with comps', 'plan', 'licensed file'],
  searching: [
    'start page',
    'results',
    'results picked',
    'popover of a filter',
    'sheet of filters',
    'asset',
    'no results',
    'failed search'
  ]
}

/** What is there once the view no longer changes. */
const settled: Record<string, RegExp> = {
  'file with comps': /^Checked/,
  'licensed file': /^Checked/
}

type Take = (name: string, picture: Buffer) => Promise<void>

/** Shows the views at 300 × 400 in both themes, and the last one in German. */
export async function takeViews(stack: TestStack, take: Take): Promise<void> {
  for (const [name, views] of Object.entries(compared)) {
    const opened = await openPage({ ...stack, height: 760 })
    const panel = await opened.panel()
    const { service, addresses } = stack
    const walk = { opened, panel, service, addresses, held: [] }
    for (const [view, go] of walks[name] ?? []) {
      await go(walk)
      if (views.includes(view)) await takeThemes(walk, view, take)
    }
    if (name === 'licensing') {
      await openTab(panel, 'Account')
      const language = panel.getByRole('combobox', { name: 'Language' })
      await language.selectOption('de')
      await openTab(panel, 'Datei')
      await panel.getByText(/^Berg, /).waitFor()
      await takeThemes(walk, 'licensed file in German', take, ['light'])
    }
    await opened.close()
  }
}

async function takeThemes(
  walk: Walk,
  view: string,
  take: Take,
  shown: readonly (typeof themes)[number][] = themes
): Promise<void> {
  const { opened, panel } = walk
  const name = view.replaceAll(/\W+/g, '-')
  const text = settled[view]
  if (text) await panel.getByText(text).waitFor()
  await dismissNotices(panel)
  await opened.page.mouse.move(1, 1)
  await atSmallest(panel, async () => {
    for (const theme of shown) {
      await showTheme(panel, theme)
      await waitForPictures(walk)
      await hideChance(panel)
      const frame = await panel.frameElement()
      await take(`${name}-${theme}`, await frame.screenshot())
    }
  })
}

/** They end by themselves, but not at once. */
async function dismissNotices(panel: Frame): Promise<void> {
  const dismiss = panel.getByRole('button', { name: /^(Dismiss|Verwerfen)$/ })
  while ((await dismiss.count()) > 0) {
    // One may end meanwhile.
    await dismiss.evaluateAll((all: HTMLElement[]) =>
      all.forEach(one => one.click())
    )
  }
}

/** Times of day differ in each run, and whether the window has the focus. */
function hideChance(panel: Frame): Promise<void> {
  return panel.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = `:focus {
      outline-color: transparent !important;
      border-color: transparent !important;
    }`
    document.head.append(style)
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode } = texts
      const text = currentNode.nodeValue ?? ''
      const still = text.replaceAll(/\b\d\d:\d\d\b/g, '12:00')
      if (still !== text) currentNode.nodeValue = still
    }
  })
}
