import sharp from 'sharp'
import { expect, it } from 'vitest'
import { canvasOf, colorInMiddle, row, waitForLayer } from './canvas.ts'
import { useHost } from './use-host.ts'

const host = useHost()
const code = ''

it('draws what scrolls into view and drops what is far away', async () => {
  const opened = await host.open({ code })
  const [first = '', second = ''] = await opened.evaluate<string[]>(row)
  await waitForLayer(opened, first)
  await expect.poll(() => colorInMiddle(opened)).toEqual([255, 0, 0])

  await canvasOf(opened).hover()
  await opened.page.mouse.wheel(4000, 0)

  await waitForLayer(opened, second)
  await expect.poll(() => colorInMiddle(opened)).toEqual([255, 0, 64])
  const drawn = opened.page.locator(`[data-stage] [data-id="${first}"]`)
  await drawn.waitFor({ state: 'detached' })
})

it('draws again at another zoom', async () => {
  const opened = await host.open({ code })
  const [first = ''] = await opened.evaluate<string[]>(row)
  await waitForLayer(opened, first)

  await opened.evaluate('figma.viewport.zoom = 4')

  await expect
    .poll(() =>
      opened.page.evaluate(
        () => document.querySelector('[data-stage] svg')?.outerHTML ?? ''
      )
    )
    .toMatch(/viewBox="\S+ \S+ 64 64"/)
  expect(await colorInMiddle(opened)).toEqual([255, 0, 0])
})

it('shows an edit in the tiles that it touches', async () => {
  const opened = await host.open({ code })
  const [first = ''] = await opened.evaluate<string[]>(row)
  await waitForLayer(opened, first)

  await opened.evaluate(
    `figma.currentPage.children[0].fills =
       [{ type: 'SOLID', color: { r: 0, g: 1, b: 0 } }]`
  )

  await expect.poll(() => colorInMiddle(opened)).toEqual([0, 255, 0])
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
  await canvasOf(opened).focus()
  const download = page.waitForEvent('download')

  await page.keyboard.press('Control+Shift+E')

  expect((await download).suggestedFilename()).toBe('Rectangle.png')
})
