import type { Drop, Host } from '../core/host.ts'
import { showHostNotice } from './notices.ts'

/** Places the pictures among dropped files side by side, as Figma does. */
export async function placeImages(host: Host, drop: Drop): Promise<void> {
  let { x } = drop
  for (const { name, bytes } of drop.files) {
    try {
      const width = await host.evaluate<number>(place, {
        name,
        bytes,
        x,
        y: drop.y
      })
      x += width + 20
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      showHostNotice(`${name} was not placed. ${reason}`, true)
    }
  }
}

/** Runs beside the document, with `figma` and `input`. */
const place = `
  const image = figma.createImage(input.bytes)
  const { width, height } = await image.getSizeAsync()
  const layer = figma.createRectangle()
  layer.name = input.name.replace(/\\.\\w+$/, '')
  layer.resize(width, height)
  layer.x = input.x
  layer.y = input.y
  layer.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: image.hash }]
  figma.currentPage.selection = [layer]
  return width`
