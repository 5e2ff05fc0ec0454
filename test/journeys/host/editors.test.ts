import { expect, it } from 'vitest'
import { dropFile } from './drop-file.ts'
import { measureBox } from '../set-up/measure-box.ts'
import { canvasOf } from '../set-up/canvas.ts'
import { type HostPage, useHost } from '../set-up/use-host.ts'

const host = useHost()
const manifest = { editorType: ['figma', 'figjam', 'slides', 'buzz'] }

/** The middle of a layer, in coordinates of the screen. */
async function middleOn(opened: HostPage, name: string) {
  const box = await measureBox(canvasOf(opened))
  const at = await opened.evaluate<{ x: number; y: number }>(
    `const { center, zoom } = figma.viewport
     const node = figma.currentPage.findOne(one => one.name === '${name}')
     const { x, y, width, height } = node.absoluteBoundingBox
     return { x: (x + width / 2 - center.x) * zoom,
       y: (y + height / 2 - center.y) * zoom }`
  )
  return {
    x: box.x + box.width / 2 + at.x,
    y: box.y + box.height / 2 + at.y
  }
}

const selected = 'return figma.currentPage.selection.map(node => node.name)'

it('selects a sticky of a board, beside a purple panel', async () => {
  const code = `figma.showUI(__html__, { themeColors: true })`
  const query = 'editor=figjam&sample=board'
  const opened = await host.open({ manifest, code }, { query })
  const at = await middleOn(opened, 'More light')

  await opened.page.mouse.click(at.x, at.y)

  await expect.poll(() => opened.evaluate(selected)).toEqual(['More light'])
  const panel = await opened.panel()
  const brand = await panel
    .locator('html')
    .evaluate(root =>
      getComputedStyle(root).getPropertyValue('--figma-color-bg-brand')
    )
  expect(brand).toBe('#9747ff')
})

it('shows one slide alone, and drops a picture onto it', async () => {
  const code = `
    figma.showUI(__html__)
    figma.on('canvasviewchange', ({ view }) =>
      figma.ui.postMessage([view, figma.currentPage.focusedSlide.name]))`
  const query = 'editor=slides&sample=deck'
  const opened = await host.open({ manifest, code }, { query })
  const { page } = opened
  const at = await middleOn(opened, 'Empty')
  await page.mouse.click(at.x, at.y)
  await page.getByRole('button', { name: 'Settings' }).click()

  await page
    .getByRole('combobox', { name: 'View' })
    .selectOption('One at a time')
  await expect.poll(opened.said).toEqual(['SINGLE_ASSET', 'Empty'])
  await page.keyboard.press('Escape')
  await dropFile(opened, await middleOn(opened, 'Empty'))

  await expect
    .poll(() =>
      opened.evaluate(
        `const slide = figma.currentPage.findOne(node => node.name === 'Empty')
         return slide.children.map(node => [node.type, node.fills[0].type])`
      )
    )
    .toEqual([['RECTANGLE', 'IMAGE']])
})

it('fills the inspect panel in Dev Mode', async () => {
  const inspects = { editorType: ['figma', 'dev'], capabilities: ['inspect'] }
  const code = `figma.showUI(__html__, { width: 90, height: 50 })`
  const opened = await host.open(
    { manifest: inspects, code },
    { query: 'editor=dev' }
  )
  const { page } = opened
  await opened.panel()

  const panel = await measureBox(page.locator('iframe[title="Guest"]'))
  const side = await measureBox(page.getByLabel('Properties'))

  expect(panel.x + panel.width).toBe(side.x + side.width)
  expect(panel.width).toBeGreaterThanOrEqual(300)
  expect(panel.y + panel.height).toBe(side.y + side.height)
  expect(panel.height).toBeGreaterThan(side.height - 60)
})
