import type { XmlElement } from '@rgrove/parse-xml'
import type { Rect } from '../shared/rect.ts'
import { type Matrix, multiply, invert, identity } from '../shared/matrix.ts'
import { colorOf } from './color.ts'
import { lengthOr } from './length.ts'
import { type Viewport, meanSide } from './viewport.ts'
import { solidPaint } from '../shared/solid-paint.ts'
import { type Source, elementsOf, hrefOf, nameOf, referred } from './source.ts'
import { partOf, styleOf } from './style.ts'
import { boxMatrix, transformOf } from './transform.ts'

/** The shape that a paint covers. */
export interface Painted {
  source: Source
  viewport: Viewport
  /** The transform from the shape's own units to the frame. */
  matrix: Matrix
  /** The shape's box in its own units; only some gradients use it. */
  ownBox: () => Rect | null
  /** The shape's box in the frame. */
  frameBox: Rect
}

/** A gradient and those that it inherits from, itself first. */
function chainOf(gradient: XmlElement, source: Source): XmlElement[] {
  const chain: XmlElement[] = []
  let next: XmlElement | null = gradient
  while (next && !chain.includes(next)) {
    chain.push(next)
    next = referred(source, hrefOf(next))
  }
  return chain
}

function stopsOf(chain: XmlElement[], source: Source): ColorStop[] {
  const lists = chain.map(one =>
    elementsOf(one).filter(child => nameOf(child) === 'stop')
  )
  let least = 0
  return (lists.find(list => list.length > 0) ?? []).map(stop => {
    const { own } = styleOf(stop, source, {})
    const color = colorOf(own['stop-color'] ?? 'black')
    const { r, g, b, a } = color ?? { r: 0, g: 0, b: 0, a: 1 }
    least = Math.max(least, partOf(own['offset'] ?? '0'))
    const alpha = a * partOf(own['stop-opacity'])
    return {
      position: least,
      color: { r, g, b, a: alpha },
      boundVariables: {}
    }
  })
}

/**
 * The transform from Figma's unit square of gradients to the gradient's units.
 */
function placeOf(
  kind: 'linear' | 'radial',
  read: (name: string, usual: string) => number
): Matrix {
  if (kind === 'radial') {
    const [cx, cy, r] = [read('cx', '50%'), read('cy', '50%'), read('r', '50%')]
    return [
      [2 * r, 0, cx - r],
      [0, 2 * r, cy - r]
    ]
  }
  const [x1, y1] = [read('x1', '0%'), read('y1', '0%')]
  const [x, y] = [read('x2', '100%') - x1, read('y2', '0%') - y1]
  return [
    [x, -y, x1 + y / 2],
    [y, x, y1 - x / 2]
  ]
}

function sideOf(name: string): 'width' | 'height' {
  return name.includes('x') ? 'width' : 'height'
}

/** A gradient as Figma's paint; null when nothing is to be painted. */
export function gradientPaint(
  gradient: XmlElement,
  opacity: number,
  painted: Painted
): Paint | null {
  const kind = nameOf(gradient) === 'linearGradient' ? 'linear' : 'radial'
  const { source, viewport } = painted
  const chain = chainOf(gradient, source)
  const all = Object.assign(
    {},
    ...chain.toReversed().map(one => one.attributes)
  ) as Record<string, string> // of attributes
  const stops = stopsOf(chain, source)
  const last = stops.at(-1)
  if (!last) return null
  const inBox = all['gradientUnits'] !== 'userSpaceOnUse'
  const whole = inBox ? { width: 1, height: 1 } : viewport
  const place = placeOf(kind, (name, usual) => {
    const size = name === 'r' ? meanSide(whole) : whole[sideOf(name)]
    return lengthOr(0, all[name] ?? usual, size)
  })
  const ownBox = inBox ? painted.ownBox() : null
  const units = ownBox ? boxMatrix(ownBox) : identity
  const toFrame = [units, transformOf(all['gradientTransform']), place].reduce(
    multiply,
    painted.matrix
  )
  const back = invert(toFrame)
  const { a, ...color } = last.color
  if (!back || stops.length === 1) {
    return solidPaint(color, opacity * a)
  }
  return {
    type: kind === 'linear' ? 'GRADIENT_LINEAR' : 'GRADIENT_RADIAL',
    visible: true,
    opacity,
    blendMode: 'NORMAL',
    gradientTransform: multiply(back, boxMatrix(painted.frameBox)),
    gradientStops: stops
  }
}
