import type { Frame, Locator } from 'playwright-core'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import { everyScope, signInAs } from '../../test/journeys/set-up/sign-in.ts'
import { bundlePage } from '../bundle-page.ts'
import { round } from '../figure.ts'
import type { Figure } from '../figure.ts'
import {
  figureFrom,
  measurePairs,
  measureRatio,
  median,
  ratioOf
} from '../ratio.ts'
import type { Pair } from '../ratio.ts'
import { withStack } from '../with-stack.ts'
import { openWithPanel } from './open-variant.ts'
import { keepNames, watchPaints } from './paints.ts'
import { fillPanel, presses, requestDialog } from './press-list.ts'
import type { Press, Way } from './press-list.ts'
import { withPanel } from './with-panel.ts'

const bar = 1.3

/** Moments within a frame at which the presses of one measurement begin. */
const moments = [0, 0.25, 0.5, 0.75]

const pairsPerView = 3

/** Accounts and what they can open. */
const walks: Record<string, readonly Press[]> = {
  lead: presses,
  viewer: [requestDialog]
}

/** The times of a view and of the bare page. */
interface Measured {
  name: string
  pairs: Pair[]
  /** Measures that view alone, thoroughly. */
  again: () => Promise<Figure>
}

/** Press → paint of each tab, page and dialog, against bare Preact. */
export function benchPresses(): Promise<Figure[]> {
  return withStack(async (stack, folder) => {
    const html = await bundlePage('panel/bare-page.ts')
    const bare = await openWithPanel(folder, 'bare', html)
    const panel = { title: 'Cleared', ready: '#bare' }
    try {
      return await withPanel(stack, frame => measureAll(stack, frame), {
        url: bare.url,
        panel
      })
    } finally {
      await bare.close()
    }
  })
}

async function measureAll(stack: TestStack, bare: Frame): Promise<Figure[]> {
  await bare.evaluate(keepNames)
  await bare.evaluate(watchPaints)
  const all: Measured[] = []
  const slowest: Figure[] = []
  for (const [person, list] of Object.entries(walks)) {
    await withPanel(stack, async (panel, opened) => {
      await panel.evaluate(keepNames)
      await panel.evaluate(watchPaints)
      await signInAs(panel, stack.service, person, everyScope)
      await fillPanel(panel, opened, person === 'lead')
      const measured: Measured[] = []
      for (const press of list) {
        measured.push(await measureView(press, panel, bare))
      }
      all.push(...measured)
      const [last] = measured.toSorted(
        (a, b) => medianRatio(b) - medianRatio(a)
      )
      if (last) slowest.push(await last.again())
    })
  }
  const pairs = all.flatMap(one => one.pairs)
  const name = `press → painted, ${all.length} tabs, pages and dialogs`
  const each = all
    .map(one => `${one.name} ${round(medianRatio(one))}`)
    .join(', ')
  const figure = figureFrom({ name, bar }, pairs)
  return [{ ...figure, note: `${figure.note}; ${each}` }, ...slowest]
}

function medianRatio({ pairs }: Measured): number {
  return median(pairs.map(ratioOf))
}

async function measureView(
  press: Press,
  panel: Frame,
  bare: Frame
): Promise<Measured> {
  await press.arrive(panel)
  const button = press.button(panel)
  const { shown, back } = press
  const { nodes } = await button.evaluate(pressOnce, { shown, back, moment: 0 })
  const bareButton = bare.locator('#bare')
  const bareWay = { shown: 'main', back: '#bare' }
  const setNodes = () =>
    bareButton.evaluate((element, count) => {
      element.setAttribute('value', `${count}`)
    }, nodes)
  await setNodes()
  const timed = {
    subject: () => timePresses(button, press),
    reference: () => timePresses(bareButton, bareWay)
  }
  await measurePairs(timed, 1)
  return {
    name: press.name,
    pairs: await measurePairs(timed, pairsPerView),
    async again() {
      await setNodes()
      await press.arrive(panel)
      const name = `the slowest of them: ${press.name}, ${nodes} nodes`
      return measureRatio({ ...timed, name, bar })
    }
  }
}

/** The mean of some presses; each view is closed again. */
async function timePresses(
  button: Locator,
  { shown, back }: Way
): Promise<number> {
  let sum = 0
  for (const moment of moments) {
    const { time } = await button.evaluate(pressOnce, { shown, back, moment })
    sum += time
  }
  return sum / moments.length
}

interface Pressed {
  /** Milliseconds. */
  time: number
  /** Visible elements and texts of the view or dialog. */
  nodes: number
}

/** Runs in the page: waits some frames, presses, and goes back. */
async function pressOnce(
  button: Element,
  { shown, back, moment }: Way & { moment: number }
): Promise<Pressed> {
  for (let frame = 0; frame < 3; frame++) {
    await new Promise(requestAnimationFrame)
  }
  await new Promise(resolve => setTimeout(resolve, (moment * 1000) / 60))
  const began = performance.now()
  if (button instanceof HTMLElement) button.click()
  await window.appeared(shown)
  const time = (await window.painted()) - began
  const first = document.querySelector(shown)
  const whole = first?.closest('#view, [role=dialog], dialog') ?? first
  const nodes = document.evaluate(
    'count(descendant-or-self::node()[not(ancestor-or-self::*[@hidden])])',
    whole ?? document,
    null,
    XPathResult.NUMBER_TYPE
  ).numberValue
  const holder = document.activeElement ?? document.body
  const dialog = document.querySelector('dialog[open]')
  const flags = { bubbles: true, cancelable: true }
  if (back) document.querySelector<HTMLElement>(back)?.click()
  else if (dialog) dialog.dispatchEvent(new Event('cancel', flags))
  else {
    const escape = { key: 'Escape', ...flags }
    holder.dispatchEvent(new KeyboardEvent('keydown', escape))
  }
  for (let frame = 0; document.querySelector(shown); frame++) {
    if (frame > 600) throw new Error(`${shown} stays.`)
    await new Promise(requestAnimationFrame)
  }
  return { time, nodes }
}
