import { expect, it } from 'vitest'
import { measureBox } from '../set-up/measure-box.ts'
import { type HostPage, useHost } from '../set-up/use-host.ts'

const host = useHost()

function plugin(options: string) {
  return { code: `figma.showUI(__html__, ${options})` }
}

it.each([
  ['usual', 360, 560],
  ['wide', 900, 640],
  ['too large', 1600, 1200]
])('fits a small screen when it is %s', async (...given) => {
  const [, width, height] = given
  const opened = await host.open(
    plugin(`{ width: ${width}, height: ${height} }`),
    {
      width: 1280,
      height: 720
    }
  )

  const box = await windowBox(opened)

  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(1280)
  expect(box.y + box.height).toBeLessThanOrEqual(720)
})

it('is moved by mouse and keys, and remembers its position', async () => {
  const opened = await host.open(plugin('{ width: 320, height: 240 }'))
  const { page } = opened
  const first = await windowBox(opened)

  await page.mouse.move(first.x + 60, first.y + 20)
  await page.mouse.down()
  await page.mouse.move(first.x - 140, first.y + 120, { steps: 5 })
  await page.mouse.up()
  const dragged = await windowBox(opened)
  await page.getByRole('heading', { name: /move with the arrow keys/ }).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  const moved = await windowBox(opened)
  await page.reload()

  expect(dragged).toMatchObject({ x: first.x - 200, y: first.y + 100 })
  expect(moved).toMatchObject({ x: dragged.x - 80, y: dragged.y })
  expect(await windowBox(opened)).toEqual(moved)
})

it('stays on the screen as its plugin makes it larger', async () => {
  const code = `
    figma.showUI(__html__, { width: 320, height: 240 })
    figma.ui.onmessage = () => figma.ui.resize(700, 300)`
  const opened = await host.open({ code })
  const panel = await opened.panel()

  await panel.evaluate(() => parent.postMessage({ pluginMessage: 1 }, '*'))

  await expect.poll(async () => (await windowBox(opened)).width).toBe(700)
  const right = async () => {
    const { x, width } = await windowBox(opened)
    return x + width
  }
  await expect.poll(right).toBeLessThanOrEqual(1280)
})

it('has one button, as in Figma, which closes it', async () => {
  const opened = await host.open(plugin('{ width: 320, height: 240 }'))
  const { page } = opened
  await windowBox(opened)
  const buttons = windowOf(opened).getByRole('button')
  expect(await buttons.count()).toBe(1)

  await page.getByRole('button', { name: 'Close plugin' }).click()

  await page.getByRole('button', { name: 'Run Guest' }).waitFor()
  await windowOf(opened).waitFor({ state: 'hidden' })
})

it('returns to the screen when the browser is made smaller', async () => {
  const opened = await host.open(plugin('{ width: 320, height: 240 }'))
  const first = await windowBox(opened)
  expect(first.x + first.width).toBeGreaterThan(900)

  await opened.page.setViewportSize({ width: 900, height: 260 })

  const last = async () => {
    const { x, y, width, height } = await windowBox(opened)
    return [x + width, y + height]
  }
  await expect.poll(last).toEqual([900, 260])
})

it('keeps running hidden until the plugin shows it', async () => {
  const opened = await host.open({
    code: `
      figma.showUI(__html__, { visible: false })
      figma.ui.onmessage = () => figma.ui.show()`
  })

  const shown = () => windowOf(opened).isVisible()
  const panel = await opened.panel()
  expect(await shown()).toBe(false)

  await panel.evaluate(() => parent.postMessage({ pluginMessage: 1 }, '*'))

  await expect.poll(shown).toBe(true)
})

function windowOf({ page }: HostPage) {
  return page.getByRole('region', { name: 'Guest plugin' })
}

async function windowBox(opened: HostPage) {
  await opened.panel()
  await windowOf(opened).waitFor()
  return measureBox(windowOf(opened))
}
