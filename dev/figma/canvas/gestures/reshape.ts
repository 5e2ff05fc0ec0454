import type { SceneNode } from '../../shared/host.ts'
import type { Rect } from '../../shared/rect.ts'
import {
  type Point,
  type Matrix,
  translation,
  inverse,
  multiply,
  transformPoint,
  identity,
  rotated,
  rotationOf
} from '../../shared/matrix.ts'
import type { ReshapedLayer } from '../../shared/user-edits.ts'
import type { Reshaping, TurnedBox } from './gesture.ts'
import { boxOfAll } from '../../scene/box-of.ts'
import { growth, type Handle, resizeRect } from './resize-rect.ts'

const turnStep = 15

/** As it lies on the page. */
export function ownBox(node: SceneNode): TurnedBox {
  const { absoluteTransform: matrix, width, height } = node
  return { matrix, width, height }
}

/** One layer's own box, or the upright box around several. */
export function selectionBox(nodes: SceneNode[]): TurnedBox | null {
  const [node, ...others] = nodes
  if (!node) return null
  if (others.length === 0) return ownBox(node)
  const around = boxOfAll(nodes)
  return (
    around && {
      matrix: translation(around.x, around.y),
      width: around.width,
      height: around.height
    }
  )
}

export function startReshaping(
  nodes: SceneNode[],
  from: Point
): Reshaping | null {
  const start = selectionBox(nodes)
  if (!start) return null
  const layers = nodes.map(node => ({
    id: node.id,
    transform: node.absoluteTransform,
    width: node.width,
    height: node.height
  }))
  return { from, start, box: start, layers }
}

/** The box after one of its handles was dragged to a point. */
export function pullBox(
  { from, start }: Reshaping,
  handle: Handle,
  to: Point,
  how: { keep: boolean; center: boolean }
): TurnedBox {
  const { matrix, width, height } = start
  const back = inverse(matrix)
  const [a, b] = [transformPoint(back, from), transformPoint(back, to)]
  const factor = how.center ? 2 : 1
  const by = { x: (b.x - a.x) * factor, y: (b.y - a.y) * factor }
  const box = { x: 0, y: 0, width, height }
  const pulled = rounded(resizeRect(box, handle, by, how.keep))
  const x = how.center ? (width - pulled.width) / 2 : pulled.x
  const y = how.center ? (height - pulled.height) / 2 : pulled.y
  return {
    matrix: multiply(matrix, translation(x, y)),
    width: pulled.width,
    height: pulled.height
  }
}

function rounded(rect: Rect): Rect {
  const width = wholeSide(rect.width)
  const height = wholeSide(rect.height)
  const x = rect.x === 0 ? 0 : rect.x + rect.width - width
  const y = rect.y === 0 ? 0 : rect.y + rect.height - height
  return { x, y, width, height }
}

function wholeSide(side: number): number {
  return side === 0 ? 0 : Math.max(1, Math.round(side))
}

/** The box after it was turned around its middle with the pointer. */
export function turnBox(
  { from, start }: Reshaping,
  to: Point,
  snap: boolean
): TurnedBox {
  const { matrix, width, height } = start
  const center = transformPoint(matrix, { x: width / 2, y: height / 2 })
  const before = -rotationOf(matrix)
  const degrees = before + degreesAt(center, to) - degreesAt(center, from)
  const wanted = snap
    ? Math.round(degrees / turnStep) * turnStep
    : Math.round(degrees)
  return { ...start, matrix: turned(matrix, center, wanted - before) }
}

function turned(matrix: Matrix, center: Point, degrees: number): Matrix {
  const rotation = rotated(identity, -degrees)
  const there = translation(center.x, center.y)
  const back = translation(-center.x, -center.y)
  return multiply(multiply(there, multiply(rotation, back)), matrix)
}

function degreesAt(center: Point, point: Point): number {
  return (Math.atan2(point.y - center.y, point.x - center.x) * 180) / Math.PI
}

/** The layers where the changed box takes them. */
export function reshapedLayers({
  start,
  box,
  layers
}: Reshaping): ReshapedLayer[] {
  const back = inverse(start.matrix)
  const [only] = layers
  if (!only) return []
  if (layers.length === 1) {
    const { matrix: transform, width, height } = box
    return [{ id: only.id, transform, width, height }]
  }
  const across = growth(start.width, box.width)
  const down = growth(start.height, box.height)
  return layers.map(layer => {
    const inside = multiply(back, layer.transform)
    const placed = stretched(inside, layer, across, down)
    return { ...placed, transform: multiply(box.matrix, placed.transform) }
  })
}

/** Figma keeps a layer's angle: its sides take the stretch that fits them. */
function stretched(
  inside: Matrix,
  layer: ReshapedLayer,
  across: number,
  down: number
): ReshapedLayer {
  const lies = Math.abs(inside[0][0]) >= Math.abs(inside[1][0])
  const width = layer.width * (lies ? across : down)
  const height = layer.height * (lies ? down : across)
  const middle = transformPoint(inside, {
    x: layer.width / 2,
    y: layer.height / 2
  })
  const [[a, c], [b, d]] = inside
  const x = middle.x * across - (a * width + c * height) / 2
  const y = middle.y * down - (b * width + d * height) / 2
  return {
    id: layer.id,
    width,
    height,
    transform: [
      [a, c, x],
      [b, d, y]
    ]
  }
}
