import { expect, it } from 'vitest'
import { boxOf } from './box-of.ts'
import { canvasPoint, onPage } from './canvas-point.ts'
import { dragByMouse } from './drag-by-mouse.ts'
import { layerNames } from './layer-names.ts'
import type { OpenPage } from './open-page.ts'
import { results, searchFor } from './search-and-place.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('fills layers with what suits each, shuffles and puts back', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  const ids = await opened.evaluate<string[]>(
    `const layers = [[400, 200], [200, 400], [200, 200]].map(([w, h], i) => {
       const layer = figma.createRectangle()
       layer.name = 'Layer ' + i
       layer.resize(w, h)
       layer.x = 500 * i
       return layer
     })
     figma.currentPage.selection = layers
     return layers.map(layer => layer.id)`
  )
  await searchFor(panel, 'mountain')
  const bar = panel.getByRole('region', { name: 'Fill and place' })
  await bar.getByRole('button', { name: 'Fill 3 layers' }).click()
  await bar.getByText('3 of 3 filled').waitFor()
  await bar.getByRole('button', { name: 'What each layer gets' }).click()
  const filled = await hashesOf(opened, ids)

  const keep = bar.getByRole('button', { name: 'Keep what Layer 1 gets' })
  await keep.click()
  await bar.getByRole('button', { name: 'Shuffle the pictures' }).click()
  await expect
    .poll(async () => (await hashesOf(opened, ids))[0])
    .not.toBe(filled[0])
  const shuffled = await hashesOf(opened, ids)
  await bar.getByRole('button', { name: 'Put Layer 0 back' }).click()
  await bar.getByText('2 of 3 filled').waitFor()
  const putBack = await hashesOf(opened, ids)
  await bar.getByRole('button', { name: 'Put all back' }).click()
  await bar.getByText('3 selected').waitFor()

  expect(new Set(filled).size).toBe(3)
  expect(filled).not.toContain(null)
  expect(shuffled[1]).toBe(filled[1])
  expect(putBack).toEqual([null, shuffled[1], shuffled[2]])
  expect(await hashesOf(opened, ids)).toEqual([null, null, null])
})

// A browser without a window takes one drag from a frame of another process.
it('fills the layer that a result is dragged to', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  const to = await canvasPoint(opened, 150, 200)
  const id = await opened.evaluate<string>(
    `const layer = figma.createRectangle()
     layer.resize(100, 100)
     layer.x = input.x - 50
     layer.y = input.y - 50
     return layer.id`,
    await onPage(opened, to)
  )
  await searchFor(panel, 'mountain')

  await dragByMouse(opened, await middleOf(opened, 0), to)

  await expect
    .poll(async () => (await hashesOf(opened, [id]))[0])
    .not.toBeNull()
  expect(await layerNames(opened.page)).toHaveLength(1)
})

it('places a result where it is dragged to', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  const to = await canvasPoint(opened, 150, 550)
  const expected = await onPage(opened, to)
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

it('fills and places with a result by its keys', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
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
    .poll(async () => (await hashesOf(opened, [id]))[0])
    .not.toBeNull()
  await keyboard.press('p')

  await expect.poll(() => layerNames(opened.page)).toHaveLength(2)
})

it('places what was picked by keys as one board', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  await searchFor(panel, 'mountain')
  const { keyboard } = opened.page

  await results(panel).first().getByRole('button').first().focus()
  for (const key of ['Space', 'ArrowRight', 'Space', 'ArrowRight', 'Space']) {
    await keyboard.press(key)
  }
  await panel.getByRole('button', { name: 'Place 3' }).press('Enter')

  await opened.page.waitForFunction(
    () => window.figmaHost?.scene().children.length === 3
  )
  expect(
    await opened.evaluate('return figma.currentPage.selection.length')
  ).toBe(3)
})

/** Of the pictures that layers show. */
function hashesOf(opened: OpenPage, ids: string[]) {
  return opened.evaluate<(string | null)[]>(
    `const nodes = await Promise.all(input.map(id => figma.getNodeByIdAsync(id)))
     return nodes.map(node => {
       const picture = node.fills.find(({ type }) => type === 'IMAGE')
       return picture ? picture.imageHash : null
     })`,
    ids
  )
}

async function middleOf(opened: OpenPage, index: number) {
  const box = await boxOf(results(await opened.panel()).nth(index))
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
