import type { Matrix } from '../core/host.ts'

export interface Color {
  r: number
  g: number
  b: number
  a: number
}

export interface GradientStop {
  position: number
  color: Color
}

export interface SolidPaint {
  kind: 'solid'
  opacity: number
  color: Color
}

export interface GradientPaint {
  kind: 'linear' | 'radial'
  opacity: number
  stops: GradientStop[]
  transform: Matrix
}

export interface ImagePaint {
  kind: 'image'
  opacity: number
  hash: string | null
  scaleMode: 'FILL' | 'FIT' | 'CROP' | 'TILE'
  transform: Matrix
  scalingFactor: number
  rotation: number
  filters: Record<string, number>
}

/** What the renderer can draw of a Figma paint. */
export type DrawablePaint = SolidPaint | GradientPaint | ImagePaint

const linearTypes = ['GRADIENT_LINEAR', 'GRADIENT_ANGULAR']
const radialTypes = ['GRADIENT_RADIAL', 'GRADIENT_DIAMOND']
const scaleModes = ['FILL', 'FIT', 'CROP', 'TILE'] as const

/**
 * Reads a paint as the scene carries it. Null for one that is hidden or of a
 * kind that has no picture here (video, pattern, shader).
 */
export function readPaint(value: unknown): DrawablePaint | null {
  if (!isRecord(value) || value['visible'] === false) return null
  const opacity = numberOr(value['opacity'], 1)
  const type = value['type']
  if (type === 'SOLID') {
    return { kind: 'solid', opacity, color: readColor(value['color']) }
  }
  if (type === 'IMAGE') return readImage(value, opacity)
  if (typeof type !== 'string') return null
  const linear = linearTypes.includes(type)
  if (!linear && !radialTypes.includes(type)) return null
  return {
    kind: linear ? 'linear' : 'radial',
    opacity,
    stops: readStops(value['gradientStops']),
    transform: readMatrix(value['gradientTransform'])
  }
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

function readImage(value: Record<string, unknown>, opacity: number) {
  const mode = scaleModes.find(known => known === value['scaleMode']) ?? 'FILL'
  const hash = value['imageHash']
  const filters = isRecord(value['filters']) ? value['filters'] : {}
  const paint: ImagePaint = {
    kind: 'image',
    opacity,
    hash: typeof hash === 'string' ? hash : null,
    scaleMode: mode,
    transform: readMatrix(value['imageTransform']),
    scalingFactor: numberOr(value['scalingFactor'], 1),
    rotation: numberOr(value['rotation'], 0),
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, amount]) => [
        name,
        numberOr(amount, 0)
      ])
    )
  }
  return paint
}

function readStops(value: unknown): GradientStop[] {
  const stops = Array.isArray(value) ? value : []
  return stops.filter(isRecord).map(stop => ({
    position: numberOr(stop['position'], 0),
    color: readColor(stop['color'])
  }))
}

function readColor(value: unknown): Color {
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

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function numberOr(value: unknown, fallback: number): number {
  return isNumber(value) ? value : fallback
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
