import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type HostPage, useHost } from './use-host.ts'

const host = useHost()
const code = ''

/** Boxes in a row, so far apart that the canvas shows one at a time. */
const row = `
  for (let i = 0; i < 5; i += 1) {
    const box = figma.createRectangle()
    box.resize(200, 200)
    box.x = i * 4000
    box.fills = [{ type: 'SOLID', color: { r: 1, g: 0, b: i / 4 } }]
  }
  figma.viewport.center = { x: 100, y: 100 }
  figma.viewport.zoom = 1
  return figma.currentPage.children.map(node => node.id)`

/** The color in the middle of the canvas. */
async function middleOf({ page }: HostPage): Promise<number[]> {
  const canvas = page.getByRole('application', { name: 'Canvas' })
  const { data, info } = await sharp(await canvas.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (height >> 1) * width + (width >> 1)
  return [...data.subarray(at * channels, at * channels + 3)]
}

async function shows(opened: HostPage, id: string): Promise<void> {
  await opened.page.locator(`[data-stage] g[data-id="${id}"]`).first().waitFor()
}

it('draws what comes into view and forgets what is far away', async () => {
  const opened = await host.open({ code })
  const [first = '', second = ''] = await opened.evaluate<string[]>(row)
  await shows(opened, first)
  expect(await middleOf(opened)).toEqual([255, 0, 0])

  await opened.page.getByRole('application', { name: 'Canvas' }).hover()
  await opened.page.mouse.wheel(4000, 0)

  await shows(opened, second)
  await expect.poll(() => middleOf(opened)).toEqual([255, 0, 64])
  const gone = opened.page.locator(`[data-stage] g[data-id="${first}"]`)
  await gone.waitFor({ state: 'detached' })
})

it('draws anew at another zoom', async () => {
  const opened = await host.open({ code })
  const [first = ''] = await opened.evaluate<string[]>(row)
  await shows(opened, first)

  await opened.evaluate('figma.viewport.zoom = 4')

  await expect
    .poll(() =>
      opened.page.evaluate(
        () => document.querySelector('[data-stage] svg')?.outerHTML ?? ''
      )
    )
    .toMatch(/viewBox="\S+ \S+ 64 64"/)
  expect(await middleOf(opened)).toEqual([255, 0, 0])
})

it('shows an edit in the tiles that it touches', async () => {
  const opened = await host.open({ code })
  const [first = ''] = await opened.evaluate<string[]>(row)
  await shows(opened, first)

  await opened.evaluate(
    `figma.currentPage.children[0].fills =
       [{ type: 'SOLID', color: { r: 0, g: 1, b: 0 } }]`
  )

  await expect.poll(() => middleOf(opened)).toEqual([0, 255, 0])
})

it('moves a layer under the pointer before the document does', async () => {
  const opened = await host.open({ code })
  const [first = ''] = await opened.evaluate<string[]>(row)
  await shows(opened, first)
  const { page } = opened
  const canvas = page.getByRole('application', { name: 'Canvas' })
  const box = await canvas.boundingBox()
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
  await page.mouse.move(x, y)
  await page.mouse.down()

  await page.mouse.move(x + 150, y, { steps: 3 })

  await page.locator(`[data-lifted] g[data-id="${first}"]`).waitFor()
  await expect.poll(async () => (await middleOf(opened))[1]).not.toBe(0)
  expect(await opened.evaluate('return figma.currentPage.children[0].x')).toBe(
    0
  )
  await page.mouse.up()
  expect(await opened.evaluate('return figma.currentPage.children[0].x')).toBe(
    150
  )
})

it('exports a picture as the browser draws it', async () => {
  const opened = await host.open({ code })
  await opened.evaluate(row)

  const bytes = await opened.evaluate<number[]>(
    `const [box] = figma.currentPage.children
     const file = await box.exportAsync({
       format: 'PNG', constraint: { type: 'WIDTH', value: 50 }
     })
     return Array.from(file)`
  )

  const { data, info } = await sharp(Buffer.from(bytes))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 50, height: 50 })
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
})

it('downloads the selection as a picture', async () => {
  const opened = await host.open({ code })
  await opened.evaluate(
    `${row.replace('return', 'void')}
     figma.currentPage.selection = [figma.currentPage.children[0]]`
  )
  const { page } = opened
  await page.getByRole('application', { name: 'Canvas' }).focus()
  const download = page.waitForEvent('download')

  await page.keyboard.press('Control+Shift+E')

  expect((await download).suggestedFilename()).toBe('Rectangle.png')
})
