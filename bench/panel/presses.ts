import type { Frame, Locator } from 'playwright-core'
import type { Service } from '../../dev/service/create-service.ts'
import type { TestHouse } from '../../test/e2e/house.ts'
import type { OpenPage } from '../../test/e2e/open-page.ts'
import { everyScope, signInWithToken } from '../../test/e2e/sign-in.ts'
import { bundlePage } from '../bundle-page.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { withHouse } from '../with-house.ts'
import { openWithPanel } from './open-variant.ts'
import { watchPaints } from './paints.ts'
import { fillPanel, presses, requestDialog } from './press-list.ts'
import type { Press } from './press-list.ts'
import { withPanel } from './with-panel.ts'

const bar = 1.3

/** Where in a frame the presses of one measurement begin. */
const moments = [0, 0.5]

/** Press → paint of each tab, page and dialog, against bare Preact. */
export function benchPresses(): Promise<Figure[]> {
  return withHouse(async (house, folder) => {
    const html = await bundlePage('panel/bare-page.ts')
    const bare = await openWithPanel(folder, 'bare', html)
    const panel = { title: 'Cleared', ready: '#bare' }
    try {
      return await withPanel(
        house,
        async frame => {
          await frame.evaluate(watchPaints)
          return [
            ...(await measureAs('lead', house, frame, presses)),
            ...(await measureAs('viewer', house, frame, [requestDialog]))
          ]
        },
        { url: bare.url, panel }
      )
    } finally {
      await bare.close()
    }
  })
}

function measureAs(
  person: string,
  house: TestHouse,
  bare: Frame,
  list: readonly Press[]
): Promise<Figure[]> {
  return withPanel(house, async (panel, opened) => {
    await panel.evaluate(watchPaints)
    await signInWithToken(panel, house.service.makeToken(person, everyScope))
    await fillPanel(panel, opened, person === 'lead')
    const figures: Figure[] = []
    for (const press of list) figures.push(await measure(press, panel, bare))
    return figures
  })
}

async function measure(
  press: Press,
  panel: Frame,
  bare: Frame
): Promise<Figure> {
  await press.arrive(panel)
  const count = await nodesShown(press, panel)
  const button = bare.locator('#bare')
  await button.evaluate((element, nodes) => {
    element.setAttribute('value', `${nodes}`)
  }, count)
  const figure = await measureRatio({
    name: `press → ${press.name} painted`,
    bar,
    warmUps: 1,
    subject: () =>
      timePresses(press.button(panel), press.shown, () => leave(press, panel)),
    reference: () => timePresses(button, 'main', () => button.click())
  })
  return { ...figure, note: `${count} nodes; ${figure.note}` }
}

async function leave(press: Press, panel: Frame): Promise<void> {
  await press.leave(panel)
  await panel.locator(press.shown).first().waitFor({ state: 'detached' })
}

/** Of the view or dialog; texts count as elements do, hidden ones do not. */
async function nodesShown(press: Press, panel: Frame): Promise<number> {
  await press.button(panel).click()
  const shown = panel.locator(press.shown).first()
  const count = await shown.evaluate(
    element =>
      document.evaluate(
        'count(descendant-or-self::node()[not(ancestor-or-self::*[@hidden])])',
        element.closest('#view, [role=dialog], dialog') ?? element,
        null,
        XPathResult.NUMBER_TYPE
      ).numberValue
  )
  await leave(press, panel)
  return count
}

/** The mean of some presses, after each of which somebody leaves again. */
async function timePresses(
  button: Locator,
  shown: string,
  leave: () => Promise<void>
): Promise<number> {
  let sum = 0
  for (const moment of moments) {
    sum += await button.evaluate(pressOnce, { shown, moment })
    await leave()
  }
  return sum / moments.length
}

/** Runs in the page, once it is at rest. */
async function pressOnce(
  button: Element,
  { shown, moment }: { shown: string; moment: number }
): Promise<number> {
  await new Promise(resolve => requestIdleCallback(resolve))
  await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve, (moment * 1000) / 60))
  const began = performance.now()
  if (button instanceof HTMLElement) button.click()
  await window.appeared(shown)
  return (await window.painted()) - began
}
