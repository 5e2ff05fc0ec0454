import type { Frame, Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import type { OpenPage } from '../set-up/open-page.ts'
import { results, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'
import { chooseVideos } from '../set-up/videos.ts'

const journey = useJourney()

it.each(['images', 'videos'] as const)(
  'fills the selected layers with Enter, and places with P: %s',
  async medium => {
    const { opened, panel } = await journey.openPanel()
    await search(panel, medium)
    await drawLayers(opened, 3)
    const result = results(panel).first()
    await result.getByRole('button').first().focus()
    await expect.poll(() => firstAction(result)).toBe('Fill 3 layers')
    const isNamed = await result.getByText('Fill 3 layers').isVisible()

    await opened.page.keyboard.press('Enter')
    await panel.getByText('3 of 3 filled').waitFor()
    await opened.page.keyboard.press('p')

    expect(isNamed).toBe(true)
    await expect.poll(() => countLayers(opened)).toBe(4)
    // which is selected, and not what the next one is for
    await expect.poll(() => firstAction(result)).toBe('Place')
    await opened.page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Back' }).waitFor()
  }
)

it('fills from the page of an image, opened by O', async () => {
  const { opened, panel } = await journey.openPanel()
  await search(panel, 'images')
  await drawLayers(opened, 1)
  await results(panel).first().getByRole('button').first().focus()
  await opened.page.keyboard.press('o')
  const actions = panel.getByRole('group', { name: 'Actions' })

  await expect.poll(() => firstAction(actions)).toBe('Fill layer')
  await actions.getByRole('button').first().click()

  await actions.getByRole('button', { name: 'Put back' }).waitFor()
  expect(await countLayers(opened)).toBe(1)
})

it('places into a selected frame that has layers', async () => {
  const { opened, panel } = await journey.openPanel()
  await search(panel, 'images')
  await opened.evaluate(
    `const frame = figma.createFrame()
     frame.resize(3000, 2000)
     frame.appendChild(figma.createRectangle())
     figma.currentPage.selection = [frame]`
  )
  const result = results(panel).first()
  await result.hover()
  await expect.poll(() => firstAction(result)).toBe('Place')

  await result.getByRole('button', { name: 'Place' }).click()

  await expect
    .poll(() =>
      opened.evaluate<number>(
        'return figma.currentPage.children[0].children.length'
      )
    )
    .toBe(2)
})

async function search(panel: Frame, what: 'images' | 'videos') {
  if (what === 'videos') await chooseVideos(panel)
  await searchFor(panel, what === 'videos' ? 'coffee' : 'mountain', what)
}

/** Selects new rectangles. */
function drawLayers(opened: OpenPage, count: number): Promise<void> {
  return opened.evaluate<void>(
    `figma.currentPage.selection = Array.from({ length: input }, (_, i) => {
       const layer = figma.createRectangle()
       layer.x = 200 * i
       return layer
     })`,
    count
  )
}

/** The name of the first of the actions, after opening and picking. */
function firstAction(around: Locator): Promise<string | null> {
  return around
    .getByRole('button', { name: /^(Fill|Place)/ })
    .first()
    .textContent()
}

function countLayers(opened: OpenPage): Promise<number> {
  return opened.evaluate<number>('return figma.currentPage.children.length')
}
