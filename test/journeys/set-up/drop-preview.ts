import type { OpenPage } from './open-page.ts'
import { results } from './search-and-place.ts'

/**
 * Puts the picture of a result on a new layer, as if downloaded from the
 * website; returns the layer's id.
 */
export async function dropPreview(
  opened: OpenPage,
  index: number
): Promise<string> {
  const image = results(await opened.panel())
    .nth(index)
    .locator('img')
  const address = (await image.getAttribute('src')) ?? ''
  const reply = await fetch(address)
  const [, assetId] = /\/media\/(\d+)\//.exec(address) ?? []
  return opened.evaluate<string>(
    `const layer = figma.createRectangle()
     layer.name = 'stock-photo-' + input.assetId + '.jpg'
     layer.y = 3000
     const { hash } = figma.createImage(new Uint8Array(input.bytes))
     layer.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: hash }]
     return layer.id`,
    { assetId, bytes: [...new Uint8Array(await reply.arrayBuffer())] }
  )
}
