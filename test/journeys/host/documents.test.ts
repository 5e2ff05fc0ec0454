import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { onePixel } from '../../../dev/figma/test/one-pixel.ts'
import { layerNames } from '../set-up/layer-names.ts'
import { type HostPage, useHost } from '../set-up/use-host.ts'

const host = useHost()
const code = 'figma.showUI(__html__)'

it('saves a document with its images and opens it again', async () => {
  const opened = await host.open({ code })
  await drawPicture(opened)
  const { page } = opened
  await page.getByRole('button', { name: /document menu$/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save document' }).click()
  const saved = await text(await (await download).createReadStream())
  await opened.evaluate('figma.currentPage.children[0].remove()')

  await choose(opened, saved)

  await expect.poll(() => layerNames(page)).toEqual(['Picture'])
  const size = await opened.evaluate<number>(
    `const [paint] = figma.currentPage.children[0].fills
     const bytes = await figma.getImageByHash(paint.imageHash).getBytesAsync()
     return bytes.length`
  )
  expect(size).toBe(70)
})

it('keeps the document when the file is invalid, or of a newer version', async () => {
  const opened = await host.open({ code })
  await opened.evaluate(`figma.createFrame().name = 'Here'`)
  const alert = opened.page.getByRole('alert')

  for (const [text, words] of [
    ['{ "pages": 1 }', 'this is no document of this host'],
    ['{ "version": 99, "pages": [] }', 'Use a newer host'],
    ['{ "version"', 'it is not JSON']
  ] as const) {
    await choose(opened, text)

    await alert.getByText(words).waitFor()
    expect(await alert.count()).toBe(1)
    expect(await layerNames(opened.page)).toEqual(['Here'])
  }
})

it('names the images missing from a file, and opens it only when asked', async () => {
  const opened = await host.open({ code })
  await drawPicture(opened)
  const file = await opened.page.evaluate(() =>
    window.figmaHost?.exportDocument()
  )
  await opened.evaluate(`figma.currentPage.children[0].name = 'Here'`)

  await choose(opened, JSON.stringify({ ...file, images: {} }))

  const alert = opened.page.getByRole('alert')
  await alert.getByText(/image/).waitFor()
  const before = await layerNames(opened.page)
  await alert.getByRole('button', { name: 'Open anyway' }).click()

  await expect.poll(() => layerNames(opened.page)).toEqual(['Picture'])
  expect(before).toEqual(['Here'])
})

it('opens a document of the list by its name in the address', async () => {
  const opened = await host.open({ code }, { query: 'sample=poster&start=no' })

  const count = await opened.evaluate<number>(
    'return figma.currentPage.findAll(() => true).length'
  )
  expect(count).toBeGreaterThan(5)
  const { page } = opened
  await page.getByRole('button', { name: /document menu$/ }).click()
  const samples = page.getByRole('group', { name: 'Samples' })
  await samples.getByRole('button', { name: 'Landing page' }).waitFor()
})

it('offers to forget a kept document that is broken', async () => {
  const opened = await host.open({ code }, { query: 'document=broken' })
  const { page } = opened
  opened.expectErrors(/name must be text/)
  await keep(opened, 'broken', { version: 1, hashes: [] })

  await page.reload()
  await page.getByText(/name must be text/).waitFor()
  await page.getByRole('button', { name: 'Reset' }).click()

  await page.waitForFunction(() => window.figmaHost !== undefined)
  expect(await layerNames(page)).toEqual([])
})

/** Draws a layer filled with a tiny picture. */
async function drawPicture(opened: HostPage): Promise<void> {
  await opened.evaluate(
    `const image = figma.createImage(figma.base64Decode(input))
     const layer = figma.createRectangle()
     layer.name = 'Picture'
     layer.fills = [
       { type: 'IMAGE', scaleMode: 'FILL', imageHash: image.hash }
     ]`,
    onePixel
  )
}

async function choose({ page }: HostPage, text: string): Promise<void> {
  await page.getByLabel('Document file').setInputFiles({
    name: 'document.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text)
  })
}

/** Puts a value where the page keeps its documents. */
async function keep(
  { page }: HostPage,
  key: string,
  value: object
): Promise<void> {
  await page.evaluate(
    given =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('figma-host')
        opening.onsuccess = () => {
          const database = opening.result
          const writing = database.transaction('documents', 'readwrite')
          writing.objectStore('documents').put(given.value, given.key)
          writing.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
    { key, value }
  )
}
