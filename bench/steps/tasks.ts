import type { Frame } from 'playwright-core'
import {
  closeOutcome,
  confirmPlan,
  licenseDialog,
  skipClaimPause
} from '../../test/journeys/set-up/license-all.ts'
import { openPage } from '../../test/journeys/set-up/open-page.ts'
import type { OpenPage } from '../../test/journeys/set-up/open-page.ts'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import {
  openTab,
  place,
  results,
  searchFor
} from '../../test/journeys/set-up/search-and-place.ts'
import { signInAs } from '../../test/journeys/set-up/sign-in.ts'
import { countSteps } from './person.ts'

interface Task {
  name: string
  /** Steps that it took on 2026-11-29. */
  before: number
  /** Does it, and gives the number of steps. */
  run: (stack: TestStack) => Promise<number>
}

/** What people do with the panel most, each in the shortest way that it shows. */
export const tasks: readonly Task[] = [
  { name: 'first comp', before: 3, run: placeFirst },
  { name: 'fill three layers', before: 3, run: fillThree },
  { name: 'license all comps of a file', before: 4, run: licenseAll },
  { name: 'request, and approve', before: 7, run: requestAndApprove },
  { name: 'find again what I licensed', before: 4, run: findLicensed }
]

/** A new person places a comp. */
function placeFirst(stack: TestStack): Promise<number> {
  return withOpened(stack, async (opened, panel) => {
    const person = countSteps(panel)
    await person.type(searchField(panel), 'mountain')
    const first = results(panel).first()
    await first.hover()
    await person.click(first.getByRole('button', { name: 'Place' }))
    await opened.page.waitForFunction(
      () => (window.figmaHost?.scene().children.length ?? 0) > 0
    )
    return person.steps
  })
}

/** Three selected layers get three images. */
function fillThree(stack: TestStack): Promise<number> {
  return withOpened(stack, async (opened, panel) => {
    await opened.evaluate<void>(
      `figma.currentPage.selection = [0, 1, 2].map(i => {
         const layer = figma.createRectangle()
         layer.x = 200 * i
         return layer
       })`
    )
    const person = countSteps(panel)
    await person.type(searchField(panel), 'mountain')
    await person.press('Fill 3 layers')
    await panel.getByText('3 of 3 filled').waitFor()
    return person.steps
  })
}

/** A buyer opens a file with three comps. */
function licenseAll(stack: TestStack): Promise<number> {
  return withOpened(stack, async (opened, panel) => {
    await signInAs(panel, stack.service, 'designer')
    await placeComps(opened, panel, 'forest', 3)
    const person = countSteps(panel)
    await person.press('This file')
    await person.press(/^License all/)
    await person.click(confirm(panel))
    await panel.getByText('All 3 images in this file are licensed').waitFor()
    return person.steps
  })
}

/** Somebody who may not license asks for two licenses; the buyer gives them. */
function requestAndApprove(stack: TestStack): Promise<number> {
  return withOpened(stack, async (opened, panel) => {
    await signInAs(panel, stack.service, 'viewer')
    await placeComps(opened, panel, 'city', 2)
    const viewer = countSteps(panel)
    await viewer.press('This file')
    await viewer.press('Request licenses (2)')
    await viewer.press('Request 2 licenses')
    await panel.getByText('1 request, 2 to license').waitFor()
    await openTab(panel, 'Account')
    await panel.getByRole('button', { name: 'Sign out' }).click()
    await signInAs(panel, stack.service, 'designer')
    const buyer = countSteps(panel)
    await buyer.press('Review 1 request')
    await buyer.click(confirm(panel))
    await panel.getByText('All 2 images in this file are licensed').waitFor()
    return viewer.steps + buyer.steps
  })
}

/** Places one of ten licensed images in another file. */
function findLicensed(stack: TestStack): Promise<number> {
  return withOpened(stack, async (opened, panel) => {
    await signInAs(panel, stack.service, 'designer')
    const title = await placeComps(opened, panel, 'flower', 10)
    await openTab(panel, 'This file')
    await panel.getByRole('button', { name: /^License all/ }).click()
    await confirmPlan(panel)
    await closeOutcome(panel)
    await clearCanvas(opened)
    await openTab(panel, 'Search')
    const person = countSteps(panel)
    await person.press('Licenses')
    const field = panel.getByRole('searchbox', { name: 'Search your licenses' })
    await person.type(field, title)
    const row = panel.getByRole('listitem').filter({ hasText: title })
    await person.click(row.getByRole('button', { name: 'Place' }))
    await opened.page.waitForFunction(
      () => (window.figmaHost?.scene().children.length ?? 0) > 0
    )
    return person.steps
  })
}

async function withOpened(
  stack: TestStack,
  work: (opened: OpenPage, panel: Frame) => Promise<number>
): Promise<number> {
  const opened = await openPage({
    ...stack,
    url: `${stack.url}/?frame=sandbox`
  })
  try {
    const panel = await opened.panel()
    await skipClaimPause(panel)
    return await work(opened, panel)
  } finally {
    await opened.close()
  }
}

function searchField(panel: Frame) {
  return panel.getByRole('searchbox', { name: 'Search images' })
}

function confirm(panel: Frame) {
  return licenseDialog(panel).getByRole('button', { name: /^License \d/ })
}

/** Places the first results; gives the title of the last. */
async function placeComps(
  opened: OpenPage,
  panel: Frame,
  words: string,
  count: number
): Promise<string> {
  await openTab(panel, 'Search')
  await searchFor(panel, words)
  let id = ''
  for (let i = 0; i < count; i += 1) id = await place(opened, i)
  return opened.evaluate<string>(
    `const layer = await figma.getNodeByIdAsync(input)
     return layer.name.split(' · ')[0]`,
    id
  )
}

function clearCanvas(opened: OpenPage): Promise<void> {
  return opened.evaluate<void>(
    `for (const layer of [...figma.currentPage.children]) layer.remove()`
  )
}
