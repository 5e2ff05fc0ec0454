import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { measureBox } from './measure-box.ts'
import type { OpenPage } from './open-page.ts'
import type { HostPage } from './use-host.ts'

/** Draws a row of boxes so far apart that the canvas shows one at a time. */
export const row = `
  for (let i = 0; i < 5; i += 1) {
    const box = figma.createRectangle()
    box.resize(200, 200)
    box.x = i * 4000
    box.fills = [{ type: 'SOLID', color: { r: 1, g: 0, b: i / 4 } }]
  }
  figma.viewport.center = { x: 100, y: 100 }
  figma.viewport.zoom = 1
  return figma.currentPage.children.map(node => node.id)`

export function canvasOf({ page }: Pick<OpenPage, 'page'>): Locator {
  return page.getByRole('application', { name: 'Canvas' })
}

export async function colorInMiddle(opened: HostPage): Promise<number[]> {
  const { data, info } = await sharp(await canvasOf(opened).screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (height >> 1) * width + (width >> 1)
  return [...data.subarray(at * channels, at * channels + 3)]
}

export async function waitForLayer(
  opened: HostPage,
  id: string
): Promise<void> {
  await opened.page.locator(`[data-stage] [data-id="${id}"]`).first().waitFor()
}

/** The canvas's middle, in coordinates of the screen. */
export async function canvasCenter(
  opened: HostPage
): Promise<{ x: number; y: number }> {
  const box = await measureBox(canvasOf(opened))
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
