export interface Size {
  width: number
  height: number
}

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** The box with as much room on every side. */
export function grown(box: Rect, by: number): Rect {
  if (by === 0) return box
  return {
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by
  }
}

/** The smallest box around both. */
export function around(one: Rect, other: Rect): Rect {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y
  }
}

/** The smallest box around all of them, or null for none. */
export function aroundAll(boxes: readonly Rect[]): Rect | null {
  let all: Rect | null = null
  for (const box of boxes) all = all ? around(all, box) : box
  return all
}

/** The smallest box around points, by their coordinates; null for none. */
export function aroundPoints(
  xs: readonly number[],
  ys: readonly number[]
): Rect | null {
  if (xs.length === 0) return null
  // No call takes as many numbers as a path may have points.
  const [left, right] = extentOf(xs)
  const [top, bottom] = extentOf(ys)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function extentOf(numbers: readonly number[]): [number, number] {
  let least = Infinity
  let most = -Infinity
  for (const number of numbers) {
    least = Math.min(least, number)
    most = Math.max(most, number)
  }
  return [least, most]
}

/** Whether two boxes have a point in common. */
export function overlaps(a: Rect, b: Rect): boolean {
  return (
    a.x <= b.x + b.width &&
    a.x + a.width >= b.x &&
    a.y <= b.y + b.height &&
    a.y + a.height >= b.y
  )
}

/** Whether nothing of the inner box lies outside of the outer one. */
export function encloses(outer: Rect, inner: Rect): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  )
}

/** The intersection of two boxes; a side is negative when they are apart. */
export function sharedPart(one: Rect, other: Rect): Rect {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y
  }
}
