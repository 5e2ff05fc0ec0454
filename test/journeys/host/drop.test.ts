import { expect, it } from 'vitest'
import { dropFile } from './drop-file.ts'
import { measureBox } from '../set-up/measure-box.ts'
import { canvasPoint, toPagePoint } from '../set-up/canvas-point.ts'
import { dragByMouse } from '../set-up/drag-by-mouse.ts'
import { layerNames } from '../set-up/layer-names.ts'
import { type HostPage, useHost } from '../set-up/use-host.ts'

const host = useHost()

const code = `
  figma.showUI(__html__, { width: 300, height: 200 })
  figma.on('drop', event => {
    figma.ui.postMessage({
      x: Math.round(event.absoluteX),
      y: Math.round(event.absoluteY),
      node: event.node.type,
      items: event.items.map(item => item.data),
      metadata: event.dropMetadata || null
    })
    return !event.items.length
  })`

const html = `<div id="card" draggable="true"
    style="position: fixed; inset: 20px auto auto 20px; width: 80px; height: 60px">
    Card
  </div>
  <script>
    card.addEventListener('dragstart', event => {
      event.dataTransfer.setData('text/plain', 'native')
    })
    card.addEventListener('dragend', ({ clientX, clientY }) => {
      const items = [{ type: 'text/plain', data: 'card' }]
      parent.postMessage(
        { pluginDrop: { clientX, clientY, items, dropMetadata: { a: 1 } } },
        '*'
      )
    })
  </script>`

it('lands on the canvas where it is dropped', async () => {
  const opened = await host.open({ code, html })
  const from = await cardAt(opened)
  const to = await canvasPoint(opened, 200, 150)
  const expected = await toPagePoint(opened, to)

  await dragByMouse(opened, from, to)

  await expect.poll(opened.said).toEqual({
    ...expected,
    node: 'PAGE',
    items: ['card'],
    metadata: { a: 1 }
  })
})

it('places a picture from the desktop, unless the plugin takes it', async () => {
  const opened = await host.open({ code })
  const at = await canvasPoint(opened, 120, 90)
  const expected = await toPagePoint(opened, at)

  await dropFile(opened, at)

  await expect.poll(() => layerNames(opened.page)).toEqual(['photo'])
  const [layer] = await opened.evaluate<{ x: number; y: number }[]>(
    `return figma.currentPage.children.map(({ x, y, fills }) => ({
       x: Math.round(x), y: Math.round(y), type: fills[0].type }))`
  )
  expect(layer).toEqual({ ...expected, type: 'IMAGE' })
})

it('leaves a file to the plugin that wants it', async () => {
  const opened = await host.open({
    code: `
      figma.showUI(__html__)
      figma.on('drop', event => {
        figma.ui.postMessage(event.files.map(file => file.name))
        return false
      })`
  })

  await dropFile(opened, await canvasPoint(opened, 120, 90))

  await expect.poll(opened.said).toEqual(['photo.png'])
  const count = await opened.evaluate(
    'return figma.currentPage.children.length'
  )
  expect(count).toBe(0)
})

interface Point {
  x: number
  y: number
}

async function cardAt(opened: HostPage): Promise<Point> {
  const panel = await opened.panel()
  const box = await measureBox(panel.locator('#card'))
  return { x: box.x + 30, y: box.y + 20 }
}
