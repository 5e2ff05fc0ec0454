import { dragByProtocol } from './drag-by-protocol.ts'
import { frameKind } from './frame-kind.ts'
import type { OpenPage } from './open-page.ts'

interface Point {
  x: number
  y: number
}

/** Drags from one point of the screen to another, even out of the panel. */
export async function dragByMouse(
  opened: OpenPage,
  from: Point,
  to: Point
): Promise<void> {
  if (frameKind === 'sandbox') return dragByProtocol(opened, from, to)
  const { mouse } = opened.page
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(from.x + 8, from.y + 8, { steps: 3 })
  await mouse.move(to.x, to.y, { steps: 6 })
  await mouse.up()
}
