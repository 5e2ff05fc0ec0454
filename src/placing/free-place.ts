import type { Box } from '../../contract/placing.ts'
import { boxAround, isWithin, overlaps } from './boxes.ts'

/** Between new layers and those around them, in canvas units. */
export const gap = 24

/** Layers beside which room is looked for: the nearest ones. */
const maxCompared = 100

/**
 * Moves a box as little as possible to where it overlaps none of the others
 * and is within the bounds, if any. All are upright, in one coordinate system.
 * Null when the bounds have no room.
 */
export function freePlace(box: Box, others: Box[], bounds?: Box): Box | null {
  const start = bounds ? moveInto(box, bounds) : box
  const isIn = (place: Box) => !bounds || isWithin(place, bounds)
  if (isIn(start) && isFreeOf(others, start)) return start
  const near = nearest(others, box)
  const places = near
    .map(other => placesBeside(start, other))
    .reduce((all, some) => all.concat(some), [])
  const reach = boxAround(places.concat(start))
  const rest = others.filter(other => overlaps(reach, other, gap))
  const free = byDistance(places.filter(isIn), box).find(
    place => isFreeOf(near, place) && isFreeOf(rest, place)
  )
  if (free) return free
  // No layer is farther right, so without bounds there always is room.
  const last = moveTo(start, rightOf(others), start.y)
  return isIn(last) ? last : null
}

interface Distant {
  box: Box
  distance: number
}

/** The nearest first, without sorting all of a large page. */
function nearest(boxes: Box[], to: Box): Box[] {
  const found: Distant[] = []
  for (const box of boxes) {
    const distance = distanceBetween(box, to)
    const last = found[maxCompared - 1]
    if (last && last.distance <= distance) continue
    if (last) found.pop()
    let i = found.length
    while (i > 0 && (found[i - 1] as Distant).distance > distance) i -= 1 // i is within
    found.splice(i, 0, { box, distance })
  }
  return found.map(one => one.box)
}

/** The nearest first; of those as near, the earlier one. */
function byDistance(boxes: Box[], to: Box): Box[] {
  const found = boxes.map(box => ({ box, distance: distanceBetween(box, to) }))
  found.sort((a, b) => a.distance - b.distance)
  return found.map(({ box }) => box)
}

function distanceBetween(one: Box, other: Box): number {
  return Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2
  )
}

/** On each side of another box: as high up or far left, or aligned with it. */
function placesBeside(box: Box, other: Box): Box[] {
  const right = other.x + other.width + gap
  const left = other.x - gap - box.width
  const below = other.y + other.height + gap
  const above = other.y - gap - box.height
  const across = [right, left].map(x =>
    [other.y, box.y].map(y => moveTo(box, x, y))
  )
  const down = [below, above].map(y =>
    [other.x, box.x].map(x => moveTo(box, x, y))
  )
  return across.concat(down).reduce((all, some) => all.concat(some), [])
}

function rightOf(boxes: Box[]): number {
  return boxes.reduce((x, box) => Math.max(x, box.x + box.width + gap), -1e9)
}

function moveInto(box: Box, bounds: Box): Box {
  const right = bounds.x + bounds.width - box.width
  const bottom = bounds.y + bounds.height - box.height
  return moveTo(
    box,
    Math.max(bounds.x, Math.min(box.x, right)),
    Math.max(bounds.y, Math.min(box.y, bottom))
  )
}

function moveTo({ width, height }: Box, x: number, y: number): Box {
  return { x, y, width, height }
}

function isFreeOf(others: Box[], place: Box): boolean {
  return !others.some(other => overlaps(place, other, gap))
}
