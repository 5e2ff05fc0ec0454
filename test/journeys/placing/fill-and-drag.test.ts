import { expect, it } from 'vitest'
import { measureBox } from '../set-up/measure-box.ts'
import { canvasPoint, toPagePoint } from '../set-up/canvas-point.ts'
import { dragByMouse } from '../set-up/drag-by-mouse.ts'
import { layerNames } from '../set-up/layer-names.ts'
import type { OpenPage } from '../set-up/open-page.ts'
import { readImageHashes } from './read-image-hashes.ts'
import { results, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

// A headless browser allows one drag from a frame of another process.
it('fills the layer that a result is dragged to', async () => {
  const { opened, panel } = await journey.openPanel()
  const to = await canvasPoint(opened, 150, 200)
  const id = await opened.evaluate<string>(
    `const layer = figma.createRectangle()
     layer.resize(100, 100)
     layer.x = input.x - 50
     layer.y = input.y - 50
     return layer.id`,
    await toPagePoint(opened, to)
  )
  await searchFor(panel, 'mountain')

  await dragByMouse(opened, await middleOf(opened, 0), to)

  await expect
    .poll(async () => (await readImageHashes(opened, [id]))[0])
    .not.toBeNull()
  expect(await layerNames(opened.page)).toHaveLength(1)
})

it('places a result where it is dragged to', async () => {
  const { opened, panel } = await journey.openPanel()
  const to = await canvasPoint(opened, 150, 550)
  const expected = await toPagePoint(opened, to)
  await searchFor(panel, 'mountain')

  await dragByMouse(opened, await middleOf(opened, 1), to)

  await expect.poll(() => layerNames(opened.page)).toHaveLength(1)
  const middle = await opened.evaluate<{ x: number; y: number }>(
    `const { x, y, width, height } = figma.currentPage.children[0]
     return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }`
  )
  expect(Math.abs(middle.x - expected.x)).toBeLessThanOrEqual(1)
  expect(Math.abs(middle.y - expected.y)).toBeLessThanOrEqual(1)
})

it('fills and places a result by its keys, and picked ones as one board', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  const id = await opened.evaluate<string>(
    `const layer = figma.createRectangle()
     figma.currentPage.selection = [layer]
     return layer.id`
  )
  await searchFor(panel, 'mountain')
  const result = results(panel).first()
  await result.hover()
  await result.getByRole('button', { name: 'Fill' }).waitFor()

  await result.getByRole('button').first().focus()
  await keyboard.press('f')
  await expect
    .poll(async () => (await readImageHashes(opened, [id]))[0])
    .not.toBeNull()
  await keyboard.press('p')

  await expect.poll(() => layerNames(opened.page)).toHaveLength(2)
  for (const key of ['Space', 'ArrowRight', 'Space', 'ArrowRight', 'Space']) {
    await keyboard.press(key)
  }
  await panel.getByRole('button', { name: 'Place 3' }).press('Enter')

  await opened.page.waitForFunction(
    () => window.figmaHost?.scene().children.length === 5
  )
  expect(
    await opened.evaluate('return figma.currentPage.selection.length')
  ).toBe(3)
})

async function middleOf(opened: OpenPage, index: number) {
  const box = await measureBox(results(await opened.panel()).nth(index))
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
