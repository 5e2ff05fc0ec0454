import type { OpenPage } from './open-page.ts'
import { place, searchFor } from './search-and-place.ts'

/** Serves the picture of the first comp for all; thumbnails still differ. */
async function serveSamePicture({ page }: OpenPage): Promise<void> {
  let first: Promise<Buffer> | undefined
  await page.route(/\/media\//, async route => {
    const request = route.request()
    const isComp =
      request.resourceType() === 'fetch' &&
      !request.url().includes('/licensed/')
    if (!isComp) return route.continue()
    first ??= route.fetch().then(reply => reply.body())
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'image/jpeg',
      body: await first
    })
  })
}

/**
 * Places two assets whose comps are equal, and draws a layer with the fills of
 * the first but without a record; returns the three ids.
 */
export async function placeSamePicture(opened: OpenPage): Promise<string[]> {
  await serveSamePicture(opened)
  await searchFor(await opened.panel(), 'mountain')
  const first = await place(opened, 0)
  const second = await place(opened, 1)
  const unrecorded = await opened.evaluate<string>(
    `const layer = figma.createRectangle()
     layer.name = 'Unrecorded'
     layer.fills = (await figma.getNodeByIdAsync(input)).fills
     layer.y = 3000
     return layer.id`,
    first
  )
  return [first, second, unrecorded]
}
