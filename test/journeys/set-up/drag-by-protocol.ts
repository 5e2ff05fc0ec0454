import { measureBox } from './measure-box.ts'
import type { OpenPage } from './open-page.ts'

interface Point {
  x: number
  y: number
}

interface DragData {
  items: { mimeType: string; data: string }[]
  dragOperationsMask: number
}

/**
 * Drags out of a frame that is a process of its own. A headless browser neither
 * drags there by itself nor notifies the frame of the end, so this does both,
 * the end with the frame's coordinates.
 */
export async function dragByProtocol(
  opened: OpenPage,
  from: Point,
  to: Point
): Promise<void> {
  const { page } = opened
  const session = await page.context().newCDPSession(page)
  const mouse = (type: 'mouseMoved' | 'mousePressed', at: Point, buttons = 1) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      buttons,
      button: 'left',
      clickCount: 1
    })
  await session.send('Input.setInterceptDrags', { enabled: true })
  const intercepted = new Promise<DragData>(resolve => {
    session.once('Input.dragIntercepted', ({ data }) => resolve(data))
  })
  await mouse('mouseMoved', from, 0)
  await mouse('mousePressed', from)
  for (const by of [4, 8, 12, 16]) {
    await mouse('mouseMoved', { x: from.x + by, y: from.y + by })
  }
  const data = await intercepted
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...to, data })
  }
  await session.detach()
  await endDrag(opened, to)
}

async function endDrag(opened: OpenPage, to: Point): Promise<void> {
  const panel = await opened.panel()
  const box = await measureBox(await panel.frameElement())
  await panel.evaluate(
    at => {
      const end = new DragEvent('dragend', { ...at, bubbles: true })
      document.querySelector('[draggable]')?.dispatchEvent(end)
    },
    { clientX: to.x - box.x, clientY: to.y - box.y }
  )
}
