import { expect, it } from 'vitest'
import { measureBox } from '../set-up/measure-box.ts'
import {
  canvasOf,
  canvasCenter,
  colorInMiddle,
  row,
  waitForLayer
} from '../set-up/canvas.ts'
import { useHost } from '../set-up/use-host.ts'

const host = useHost()
const code = ''

it('shows a layer moving with the pointer before the document changes', async () => {
  const opened = await host.open({ code })
  const [first = ''] = await opened.evaluate<string[]>(row)
  await waitForLayer(opened, first)
  const { page } = opened
  const { x, y } = await canvasCenter(opened)
  await page.mouse.move(x, y)
  await page.mouse.down()

  await page.mouse.move(x + 150, y, { steps: 3 })

  await page.locator(`[data-lifted] [data-id="${first}"]`).waitFor()
  await expect.poll(async () => (await colorInMiddle(opened))[1]).not.toBe(0)
  expect(await opened.evaluate('return figma.currentPage.children[0].x')).toBe(
    0
  )
  await page.mouse.up()
  expect(await opened.evaluate('return figma.currentPage.children[0].x')).toBe(
    150
  )
})

it('shows a layer while it is resized, below the layers on top of it', async () => {
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
  const box = await measureBox(page.locator('[data-handle="se"]'))
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()

  await page.mouse.move(x + 200, y + 100, { steps: 3 })

  await expect.poll(() => colorInMiddle(opened)).toEqual([255, 0, 0])
  await page.mouse.move(x + 200, y, { steps: 2 })
  await evaluate('figma.viewport.center = { x: 150, y: 150 }')
  await expect.poll(() => colorInMiddle(opened)).toEqual([0, 255, 0])
  await page.mouse.up()
  const width = await evaluate(
    'return figma.currentPage.children[0].children[0].width'
  )
  expect(width).toBe(300)
})

it('leaves the original where it is while a copy is dragged', async () => {
  const opened = await host.open({ code })
  const [first = ''] = await opened.evaluate<string[]>(row)
  await waitForLayer(opened, first)
  const { page } = opened
  const { x, y } = await canvasCenter(opened)
  await page.mouse.move(x, y)
  await page.keyboard.down('Alt')
  await page.mouse.down()

  await page.mouse.move(x + 350, y, { steps: 3 })

  await page.locator(`[data-lifted] [data-id="${first}"]`).waitFor()
  expect(await colorInMiddle(opened)).toEqual([255, 0, 0])
  await page.mouse.up()
  await page.keyboard.up('Alt')
  const places = 'return figma.currentPage.children.slice(0, 2).map(it => it.x)'
  expect(await opened.evaluate(places)).toEqual([0, 350])
})

it('selects a frame by its name, which is at most as wide as the frame', async () => {
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

  const box = await measureBox(name)
  expect(box.width).toBeLessThanOrEqual(100)
  const chosen = 'return figma.currentPage.selection.map(it => it.x)'
  expect(await evaluate(chosen)).toEqual([0])
  await page.mouse.move(box.x + 4, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 4, box.y - 42, { steps: 3 })
  await page.mouse.up()
  const place =
    'const [it] = figma.currentPage.children; return [it.x, it.y, it.rotation]'
  expect(await evaluate(place)).toEqual([0, -50, 0])
  await name.dblclick()
  await page.keyboard.type('Short')
  await page.keyboard.press('Enter')
  expect(await evaluate('return figma.currentPage.children[0].name')).toBe(
    'Short'
  )
})

it('opens the menu above the plugin’s notice', async () => {
  const opened = await host.open(
    { code: `figma.notify('Something '.repeat(9), { timeout: Infinity })` },
    { height: 500 }
  )
  const { page } = opened
  const notice = page.getByRole('status').filter({ hasText: 'Something' })
  const said = await measureBox(notice)

  await canvasOf(opened).click({
    button: 'right',
    position: { x: 400, y: 320 }
  })

  const menu = await measureBox(page.getByRole('menu'))
  expect(menu.y + menu.height).toBeGreaterThan(said.y + 20)
  const isMenu = await page.evaluate(
    ([x, y]) =>
      document.elementFromPoint(x, y)?.closest('[role=menu]') !== null,
    [menu.x + menu.width / 2, said.y + 10] as const
  )
  expect(isMenu).toBe(true)
})

it('scrolls to the name of the current page among many', async () => {
  const opened = await host.open({ code })
  const { page } = opened
  for (let count = 0; count < 9; count += 1) {
    await page.getByRole('button', { name: 'Add page' }).click()
  }

  const pages = page.getByRole('navigation', { name: 'Pages' })
  const last = pages.getByRole('button', { name: 'Page 10', exact: true })

  const isVisible = () =>
    last.evaluate(button => {
      const { bottom } = button.getBoundingClientRect()
      const list = button.closest('ul')?.getBoundingClientRect()
      return list !== undefined && bottom <= list.bottom + 1
    })
  await expect.poll(isVisible).toBe(true)
})
