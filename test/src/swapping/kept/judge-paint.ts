import type { PictureFile } from '../../../../src/images/picture-file.ts'
import type { AspectCase } from './aspect-cases.ts'

type Transform = [[number, number, number], [number, number, number]]

export interface ShownPaint {
  scaleMode: string
  imageHash: string
  imageTransform?: Transform
  scalingFactor?: number
  [property: string]: unknown
}

/** Properties that a swap may change, by how the paint was scaled. */
const mayChange: Record<string, string[]> = {
  FILL: ['imageHash'],
  FIT: ['imageHash'],
  CROP: ['imageHash', 'imageTransform'],
  TILE: ['imageHash', 'scalingFactor']
}

const corners = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.3, 0.8]
] as const

/** What a swap wrongly changed in a paint; '' for nothing. */
export function judgePaint(
  before: ShownPaint,
  after: ShownPaint,
  aspect: AspectCase
): string {
  const free = mayChange[before.scaleMode] ?? []
  const keys = [...Object.keys(before), ...Object.keys(after)]
  const changed = keys.find(
    key =>
      !free.includes(key) &&
      JSON.stringify(before[key]) !== JSON.stringify(after[key])
  )
  if (changed) return `${changed} changed`
  if (before.scaleMode === 'TILE') return judgeTile(before, after, aspect)
  return before.scaleMode === 'CROP' ? judgeSubject(before, after, aspect) : ''
}

/** Compares tile widths in canvas units; `scalingFactor` is one pixel. */
function judgeTile(
  before: ShownPaint,
  after: ShownPaint,
  { comp, licensed, view }: AspectCase
): string {
  const oldWidth = columnsOf(comp) * (before.scalingFactor ?? 0)
  const newWidth = columnsOf(licensed) * view.width * (after.scalingFactor ?? 0)
  return Math.abs(oldWidth - newWidth) < 1e-3
    ? ''
    : `tiles are ${newWidth} wide, not ${oldWidth}`
}

function judgeSubject(
  { imageTransform: before }: ShownPaint,
  { imageTransform: after }: ShownPaint,
  { comp, licensed, view }: AspectCase
): string {
  if (!before || !after) return 'a crop has no transform'
  const wrong = corners.find(([x, y]) => {
    const [u, v] = subjectAt(before, comp, x, y)
    const [left, top] = subjectAt(after, licensed, x, y)
    const across = Math.abs(left - (view.x + u * view.width))
    const down = Math.abs(top - (view.y + v * view.height))
    return across > 1e-5 || down > 1e-5
  })
  return wrong ? `the subject moved at ${wrong.join()}` : ''
}

/** Which point of the picture lies at a point of the layer. */
function subjectAt(
  [[a, c, e], [b, d, f]]: Transform,
  { width, height, pictureHeight, marginX = 0, marginY = 0 }: PictureFile,
  x: number,
  y: number
): [number, number] {
  const column = (a * x + c * y + e) * width
  const row = (b * x + d * y + f) * height
  return [
    (column - marginX) / (width - 2 * marginX),
    (row - marginY) / (pictureHeight - 2 * marginY)
  ]
}

function columnsOf({ width, marginX = 0 }: PictureFile): number {
  return width - 2 * marginX
}
