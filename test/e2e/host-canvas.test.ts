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
  await opened.page.locator(`[data-stage] [data-id="${id}"]`).first().waitFor()
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
  const gone = opened.page.locator(`[data-stage] [data-id="${first}"]`)
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
  const { x, y } = await centreOf(opened)
  await page.mouse.move(x, y)
  await page.mouse.down()

  await page.mouse.move(x + 150, y, { steps: 3 })

  await page.locator(`[data-lifted] [data-id="${first}"]`).waitFor()
  await expect.poll(async () => (await middleOf(opened))[1]).not.toBe(0)
  expect(await opened.evaluate('return figma.currentPage.children[0].x')).toBe(
    0
  )
  await page.mouse.up()
  expect(await opened.evaluate('return figma.currentPage.children[0].x')).toBe(
    150
  )
})

it('shows a layer as it is resized, below what lies on top of it', async () => {
  const opened = await host.open({ code })
  const { page, evaluate } = opened
  await evaluate(
    `const frame = figma.createFrame()
     frame.resize(400, 400)
     const [red, green] = [0, 100].map((x, at) => {
       const box = figma.createRectangle()
       frame.appendChild(box)
       box.x = x
       box.fills = [{ type: 'SOLID', color: { r: 1 - at, g: at, b: 0 } }]
       return box
     })
     red.y = green.y = 100
     figma.currentPage.selection = [red]
     figma.viewport.center = { x: 150, y: 250 }
     figma.viewport.zoom = 1`
  )
  const handle = page.locator('[data-handle="se"]')
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not shown.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()

  await page.mouse.move(x + 200, y + 100, { steps: 3 })

  await expect.poll(() => middleOf(opened)).toEqual([255, 0, 0])
  await page.mouse.move(x + 200, y, { steps: 2 })
  await evaluate('figma.viewport.center = { x: 150, y: 150 }')
  await expect.poll(() => middleOf(opened)).toEqual([0, 255, 0])
  await page.mouse.up()
  const width = await evaluate(
    'return figma.currentPage.children[0].children[0].width'
  )
  expect(width).toBe(300)
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

it('leaves the original where it is while a copy is dragged', async () => {
  const opened = await host.open({ code })
  const [first = ''] = await opened.evaluate<string[]>(row)
  await shows(opened, first)
  const { page } = opened
  const { x, y } = await centreOf(opened)
  await page.mouse.move(x, y)
  await page.keyboard.down('Alt')
  await page.mouse.down()

  await page.mouse.move(x + 350, y, { steps: 3 })

  await page.locator(`[data-lifted] [data-id="${first}"]`).waitFor()
  expect(await middleOf(opened)).toEqual([255, 0, 0])
  await page.mouse.up()
  await page.keyboard.up('Alt')
  const places = 'return figma.currentPage.children.slice(0, 2).map(it => it.x)'
  expect(await opened.evaluate(places)).toEqual([0, 350])
})

it('takes a frame by its name, which is as wide as the frame at most', async () => {
  const opened = await host.open({ code })
  const { page, evaluate } = opened
  await evaluate(
    `for (const x of [0, 110]) {
       const frame = figma.createFrame()
       frame.name = 'A name that is far too long ' + x
       frame.x = x
     }
     figma.currentPage.selection = []
     figma.viewport.center = { x: 100, y: 50 }
     figma.viewport.zoom = 1`
  )
  const name = page.locator('[data-title]').first()

  await name.click()

  expect((await name.boundingBox())?.width).toBeLessThanOrEqual(100)
  const chosen = 'return figma.currentPage.selection.map(it => it.x)'
  expect(await evaluate(chosen)).toEqual([0])
  await name.dblclick()
  await page.keyboard.type('Short')
  await page.keyboard.press('Enter')
  expect(await evaluate('return figma.currentPage.children[0].name')).toBe(
    'Short'
  )
})

it('opens the menu above what the plugin says', async () => {
  const opened = await host.open(
    { code: `figma.notify('Something '.repeat(9), { timeout: Infinity })` },
    { height: 500 }
  )
  const { page } = opened
  const notice = page.getByRole('status').filter({ hasText: 'Something' })
  const said = await notice.boundingBox()

  await page.getByRole('application', { name: 'Canvas' }).click({
    button: 'right',
    position: { x: 400, y: 320 }
  })

  const menu = await page.getByRole('menu').boundingBox()
  if (!said || !menu) throw new Error('Menu and notice are shown.')
  expect(menu.y + menu.height).toBeGreaterThan(said.y + 20)
  const isMenu = await page.evaluate(
    ([x, y]) =>
      document.elementFromPoint(x, y)?.closest('[role=menu]') !== null,
    [menu.x + menu.width / 2, said.y + 10] as const
  )
  expect(isMenu).toBe(true)
})

it('shows the name of the page it goes to, among many', async () => {
  const opened = await host.open({ code })
  const { page } = opened
  for (let count = 0; count < 9; count += 1) {
    await page.getByRole('button', { name: 'Add page' }).click()
  }

  const pages = page.getByRole('navigation', { name: 'Pages' })
  const last = pages.getByRole('button', { name: 'Page 10', exact: true })

  const isInSight = () =>
    last.evaluate(button => {
      const { bottom } = button.getBoundingClientRect()
      const list = button.closest('ul')?.getBoundingClientRect()
      return list !== undefined && bottom <= list.bottom + 1
    })
  await expect.poll(isInSight).toBe(true)
})

async function centreOf({ page }: HostPage): Promise<{ x: number; y: number }> {
  const canvas = page.getByRole('application', { name: 'Canvas' })
  const box = await canvas.boundingBox()
  if (!box) throw new Error('The canvas is not shown.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
