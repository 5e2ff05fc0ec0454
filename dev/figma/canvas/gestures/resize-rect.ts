import type { Rect } from '../../shared/rect.ts'
import type { Point } from '../../shared/matrix.ts'

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const

export type Handle = (typeof handles)[number]

const smallest = 1

/** A box after one of its handles was dragged; `keep` keeps proportions. */
export function resizeRect(
  rect: Rect,
  handle: Handle,
  by: Point,
  keep: boolean
): Rect {
  const west = handle.includes('w')
  const north = handle.includes('n')
  const across = west ? -by.x : handle.includes('e') ? by.x : 0
  const down = north ? -by.y : handle.includes('s') ? by.y : 0
  let width = pulled(rect.width, across)
  let height = pulled(rect.height, down)
  if (keep) {
    const byWidth = growth(rect.width, width)
    const byHeight = growth(rect.height, height)
    let scale = Math.max(rect.width && byWidth, rect.height && byHeight)
    if (handle === 'e' || handle === 'w') scale = byWidth
    if (handle === 'n' || handle === 's') scale = byHeight
    width = rect.width * scale
    height = rect.height * scale
  }
  return {
    x: west ? rect.x + rect.width - width : rect.x,
    y: north ? rect.y + rect.height - height : rect.y,
    width,
    height
  }
}

/** A line stays flat. */
function pulled(side: number, by: number): number {
  return side === 0 ? 0 : Math.max(smallest, side + by)
}

/** The factor by which a side grew; 1 for a side without length. */
export function growth(before: number, now: number): number {
  return before === 0 ? 1 : now / before
}

/** The box between two corners; square when asked. */
export function rectBetween(from: Point, to: Point, square = false): Rect {
  let width = Math.abs(to.x - from.x)
  let height = Math.abs(to.y - from.y)
  if (square) width = height = Math.max(width, height)
  return {
    x: to.x < from.x ? from.x - width : from.x,
    y: to.y < from.y ? from.y - height : from.y,
    width,
    height
  }
}

/** The point of a handle on its box. */
export function handlePoint(rect: Rect, handle: Handle): Point {
  const column = handle.includes('w') ? 0 : handle.includes('e') ? 1 : 0.5
  const row = handle.includes('n') ? 0 : handle.includes('s') ? 1 : 0.5
  return { x: rect.x + rect.width * column, y: rect.y + rect.height * row }
}
