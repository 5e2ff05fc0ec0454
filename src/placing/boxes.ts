import type { Box } from '../../contract/placing.ts'

/** The box around boxes; there is at least one. */
export function boxAround(boxes: Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y
  }
}

export function isWithin(box: Box, bounds: Box): boolean {
  return (
    box.x >= bounds.x &&
    box.y >= bounds.y &&
    box.x + box.width <= bounds.x + bounds.width &&
    box.y + box.height <= bounds.y + bounds.height
  )
}

/** Whether two boxes are nearer to each other than `apart`. */
export function overlaps(one: Box, other: Box, apart = 0): boolean {
  return (
    one.x < other.x + other.width + apart &&
    other.x < one.x + one.width + apart &&
    one.y < other.y + other.height + apart &&
    other.y < one.y + one.height + apart
  )
}
