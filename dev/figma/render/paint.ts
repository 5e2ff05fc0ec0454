import type { Matrix } from '../shared/matrix.ts'
import { isRecord } from '../shared/is-record.ts'
import type { Color } from '../shared/read-color.ts'
import { isNumber, numberOr } from '../shared/read-value.ts'

export interface GradientStop {
  position: number
  color: Color
}

interface Blended {
  opacity: number
  blendMode?: unknown
}

export interface SolidPaint extends Blended {
  kind: 'solid'
  color: Color
}

export interface GradientPaint extends Blended {
  kind: 'linear' | 'radial' | 'angular' | 'diamond'
  stops: GradientStop[]
  transform: Matrix
}

/** A picture, or a video that shows its first frame. */
export interface ImagePaint extends Blended {
  kind: 'image' | 'video'
  hash: string | null
  scaleMode: 'FILL' | 'FIT' | 'CROP' | 'TILE'
  transform: Matrix
  scalingFactor: number
  rotation: number
  filters: Record<string, number>
}

/** Not drawn here but by a placeholder. */
export interface PatternPaint extends Blended {
  kind: 'pattern'
}

/** The paints that the renderer can draw. */
export type DrawablePaint =
  | SolidPaint
  | GradientPaint
  | ImagePaint
  | PatternPaint

const gradients: Record<string, GradientPaint['kind']> = {
  GRADIENT_LINEAR: 'linear',
  GRADIENT_RADIAL: 'radial',
  GRADIENT_ANGULAR: 'angular',
  GRADIENT_DIAMOND: 'diamond'
}
const scaleModes = ['FILL', 'FIT', 'CROP', 'TILE'] as const

/**
 * Reads a paint as the scene carries it. Null for one that is hidden or of a
 * kind that has no picture here (shader).
 */
export function readPaint(value: unknown): DrawablePaint | null {
  if (!isRecord(value) || value['visible'] === false) return null
  const opacity = numberOr(value['opacity'], 1)
  const blended = { opacity, blendMode: value['blendMode'] }
  const type = typeof value['type'] === 'string' ? value['type'] : ''
  if (type === 'SOLID') {
    return { kind: 'solid', ...blended, color: readColor(value['color']) }
  }
  if (type === 'IMAGE') return readMedia('image', value, blended)
  if (type === 'VIDEO') return readMedia('video', value, blended)
  if (type === 'PATTERN') return { kind: 'pattern', ...blended }
  const kind = gradients[type]
  if (!kind) return null
  return {
    kind,
    ...blended,
    stops: readStops(value['gradientStops']),
    transform: readMatrix(value['gradientTransform'])
  }
}

export function isMedia(paint: DrawablePaint | null): paint is ImagePaint {
  return paint?.kind === 'image' || paint?.kind === 'video'
}

/** The matrix as Figma writes it; the identity if it is none. */
export function readMatrix(value: unknown): Matrix {
  const rows = Array.isArray(value) ? value : []
  const [first, second] = [cells(rows[0]), cells(rows[1])]
  return first && second
    ? [first, second]
    : [
        [1, 0, 0],
        [0, 1, 0]
      ]
}

function readMedia(
  kind: ImagePaint['kind'],
  value: Record<string, unknown>,
  blended: Blended
): ImagePaint {
  const mode = scaleModes.find(known => known === value['scaleMode']) ?? 'FILL'
  const hash = value[`${kind}Hash`]
  const filters = isRecord(value['filters']) ? value['filters'] : {}
  return {
    kind,
    ...blended,
    hash: typeof hash === 'string' ? hash : null,
    scaleMode: mode,
    transform: readMatrix(value[`${kind}Transform`]),
    scalingFactor: numberOr(value['scalingFactor'], 1),
    rotation: numberOr(value['rotation'], 0),
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, amount]) => [
        name,
        numberOr(amount, 0)
      ])
    )
  }
}

function readStops(value: unknown): GradientStop[] {
  const stops = Array.isArray(value) ? value : []
  return stops
    .filter(isRecord)
    .map(stop => ({
      position: numberOr(stop['position'], 0),
      color: readColor(stop['color'])
    }))
    .toSorted((one, other) => one.position - other.position)
}

/** A color with parts of 0 to 1; opaque unless it says otherwise. */
export function readColor(value: unknown): Color {
  const color = isRecord(value) ? value : {}
  return {
    r: numberOr(color['r'], 0),
    g: numberOr(color['g'], 0),
    b: numberOr(color['b'], 0),
    a: numberOr(color['a'], 1)
  }
}

function cells(row: unknown): [number, number, number] | null {
  if (!Array.isArray(row)) return null
  const [x, y, z]: unknown[] = row
  return isNumber(x) && isNumber(y) && isNumber(z) ? [x, y, z] : null
}
