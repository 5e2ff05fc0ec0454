import { measureBox } from './measure-box.ts'
import { canvasOf } from './canvas.ts'
import type { OpenPage } from './open-page.ts'

interface Point {
  x: number
  y: number
}

/** A point of the screen, given from the canvas's corner. */
export async function canvasPoint(
  opened: OpenPage,
  x: number,
  y: number
): Promise<Point> {
  const box = await measureBox(canvasOf(opened))
  return { x: box.x + x, y: box.y + y }
}

/** The page's coordinates of a point on the screen. */
export async function toPagePoint(opened: OpenPage, at: Point): Promise<Point> {
  const box = await measureBox(canvasOf(opened))
  const view = await opened.page.evaluate(
    () => window.figmaHost?.scene().viewport
  )
  if (!view) throw new Error('There is no document.')
  const { center, zoom } = view
  return {
    x: Math.round(center.x + (at.x - box.x - box.width / 2) / zoom),
    y: Math.round(center.y + (at.y - box.y - box.height / 2) / zoom)
  }
}
