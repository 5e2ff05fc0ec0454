import type { Frame, Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { measureBox } from '../set-up/measure-box.ts'
import { place, results, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('fades pictures in once they are loaded, and moves nothing', async () => {
  const { opened, panel } = await journey.openPanel()
  await watchShifts(panel)
  const release = await holdPictures(opened.page)

  await searchFor(panel, 'mountain')
  await expect.poll(() => readOpacities(panel)).toContain(0)
  await release()

  await expect
    .poll(async () => new Set(await readOpacities(panel)))
    .toEqual(new Set([1]))
  expect(await readShifts(panel)).toBe(0)
})

it('shows the list’s picture of an asset until its own is loaded', async () => {
  const { opened, panel } = await journey.openPanel()
  await searchFor(panel, 'mountain')
  const picture = results(panel).first().getByRole('img')
  await picture.evaluate((one: HTMLImageElement) => one.decode())
  const small = await picture.getAttribute('src')
  await watchShifts(panel)
  const release = await holdPictures(opened.page, small ?? '')

  await results(panel).first().getByRole('button').first().press('Enter')

  const shown = panel.locator(`img[src="${small}"][alt=""]`)
  await expect.poll(() => isPainted(shown)).toBe(true)
  const large = shown.locator('xpath=following-sibling::img')
  expect(await isPainted(large)).toBe(false)
  await release()
  await expect.poll(() => isPainted(large)).toBe(true)
  expect(await readShifts(panel)).toBe(0)
})

/** Holds all pictures but one; returns a function that lets them through. */
async function holdPictures(
  page: Page,
  except = ''
): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route(/\/media\//, route =>
    isHeld && route.request().url() !== except
      ? void held.push(route)
      : route.continue()
  )
  return async () => {
    isHeld = false
    await Promise.all(held.map(route => route.continue()))
  }
}

function isPainted(picture: ReturnType<Frame['locator']>): Promise<boolean> {
  return picture.evaluate(
    one =>
      one instanceof HTMLImageElement &&
      one.naturalWidth > 0 &&
      getComputedStyle(one).opacity === '1'
  )
}

function readOpacities(panel: Frame): Promise<number[]> {
  return panel.evaluate(() =>
    [...document.images]
      .filter(one => one.checkVisibility() && one.loading !== 'lazy')
      .map(one => Number(getComputedStyle(one).opacity))
  )
}

/** Counts pictures that move, by the browser's own measure. */
async function watchShifts(panel: Frame): Promise<void> {
  await panel.evaluate(() => {
    window.shifts = 0
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const sources = 'sources' in entry ? entry.sources : []
        if (!Array.isArray(sources)) continue
        window.shifts += sources.filter(
          ({ node }: { node?: Node }) =>
            node instanceof HTMLImageElement ||
            (node instanceof Element && node.querySelector('img') !== null)
        ).length
      }
    })
    observer.observe({ type: 'layout-shift' })
  })
}

function readShifts(panel: Frame): Promise<number> {
  return panel.evaluate(() => window.shifts)
}

declare global {
  interface Window {
    shifts: number
  }
}

it('keeps the badges of a small result on one line', async () => {
  const { opened, panel } = await journey.openPanel()
  await searchFor(panel, 'icon')
  const small = results(panel).nth(1)
  const heightOf = (text: string) =>
    small
      .getByText(text, { exact: true })
      .evaluate(one => one.closest('div')?.clientHeight)
  expect((await measureBox(small)).width).toBeLessThan(120)
  const before = await heightOf('Vector')

  await place(opened, 1)

  await small.getByText('In this file').waitFor({ state: 'attached' })
  expect(await heightOf('In this file')).toBe(before)
  expect(before).toBe(16)
})
