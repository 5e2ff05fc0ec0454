import type { Matrix, Scene, SceneNode } from './host.ts'

/** A layer as the realm writes it: without its type's defaults. */
interface Written {
  id: string
  type: string
  name: string
  children?: Written[]
  [prop: string]: unknown
}

export type Defaults = Record<string, Record<string, unknown>>

const unmoved: Matrix = [
  [1, 0, 0],
  [0, 1, 0]
]

function multiply(m: Matrix, n: Matrix): Matrix {
  const [[a, c, e], [b, d, f]] = m
  const [[g, i, k], [h, j, l]] = n
  return [
    [a * g + c * h, a * i + c * j, a * k + c * l + e],
    [b * g + d * h, b * i + d * j, b * k + d * l + f]
  ]
}

function readNode(
  written: Written,
  container: Matrix,
  defaults: Defaults
): SceneNode {
  const { children, matrix = unmoved, ...own } = written
  const { matrix: _usual, ...usual } = defaults[written.type] ?? {}
  const absolute = multiply(container, matrix as Matrix) // the realm's own
  // Figma: what a group holds is placed relative to the group's container.
  const inner = written.type === 'GROUP' ? container : absolute
  const node = { ...usual, ...own, absoluteTransform: absolute }
  const layer = node as unknown as SceneNode // the realm writes all of its parts
  layer.cornerRadius = Number({ ...usual, ...own }['topLeftRadius'])
  if (written.type !== 'TEXT') {
    delete layer.characters
    delete layer.fontSize
  }
  if (children) {
    layer.children = children.map(child => readNode(child, inner, defaults))
  }
  return layer
}

export function readScene(json: string, defaults: Defaults): Scene {
  type Whole = Omit<Scene, 'children'> & { children: Written[] }
  const written = JSON.parse(json) as Whole // the realm's
  const children = written.children.map(child =>
    readNode(child, unmoved, defaults)
  )
  return { ...written, children }
}

interface Alone {
  container: Matrix
  layer: Written
}

/** One layer alone, with where it is placed. */
export function readLayer(json: string, defaults: Defaults): SceneNode | null {
  const alone = JSON.parse(json) as Alone | null // the realm's
  return alone && readNode(alone.layer, alone.container, defaults)
}
