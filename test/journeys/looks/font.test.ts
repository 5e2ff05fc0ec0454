import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('shows Latin letters in Inter, and figures that align', async () => {
  const { panel } = await journey.openPanel()

  await waitForFont(panel)

  expect(await widthOf(panel, 'wave', 'serif')).not.toBe(
    await widthOf(panel, 'wave', 'Inter, serif')
  )
  expect(await widthOf(panel, '語', 'serif')).toBe(
    await widthOf(panel, '語', 'Inter, serif')
  )
  expect(await widthOf(panel, '1111', 'Inter')).toBe(
    await widthOf(panel, '8888', 'Inter')
  )
  const body = await panel.evaluate(() => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(document.body)
    return [fontFamily.split(',')[0], fontSize, fontWeight]
  })
  expect(body).toEqual(['Inter', '11px', '450'])
})

it('loads the font after the first paint', async () => {
  const opened = await journey.open()
  await opened.context.addInitScript(noteFontTime)
  await opened.page.reload()
  const panel = await opened.panel()

  await waitForFont(panel)

  const { painted, loaded } = await panel.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime,
    loaded: window.fontTime
  }))
  expect(painted).toBeGreaterThan(0)
  expect(loaded).toBeGreaterThanOrEqual(painted ?? Infinity)
})

declare global {
  interface Window {
    /** When a font was made. */
    fontTime?: number
  }
}

function noteFontTime(): void {
  window.FontFace = class extends FontFace {
    constructor(...given: ConstructorParameters<typeof FontFace>) {
      super(...given)
      window.fontTime = performance.now()
    }
  }
}

async function waitForFont(panel: Frame): Promise<void> {
  await panel.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family === 'Inter' && status === 'loaded'
    )
  )
}

function widthOf(panel: Frame, text: string, family: string): Promise<number> {
  return panel.evaluate(
    given => {
      const probe = document.createElement('span')
      probe.style.cssText = `position: fixed; font: 100px ${given.family}`
      probe.style.fontVariantNumeric = 'tabular-nums'
      probe.textContent = given.text
      document.body.append(probe)
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    },
    { text, family }
  )
}
