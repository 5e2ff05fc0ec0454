import type { Scene, SceneNode } from '../shared/host.ts'
import { type Matrix, multiply, identity } from '../shared/matrix.ts'

/** A layer as the realm writes it: without its type's defaults. */
interface Part {
  id: string
  type: string
  [prop: string]: unknown
}

interface PlacedPart extends Part {
  matrix?: Matrix
}

type Tree = string | [string, ...Tree[]]
type Defaults = Record<string, Record<string, unknown>>

/** A part with the node that was last made from it. */
interface Kept {
  part: Part
  matrix: Matrix
  container: Matrix | null
  node: SceneNode | null
}

interface WrittenLayers {
  /** Ids of layers that no tree names any more. */
  removed: string[]
  tree: Tree[]
  parts: PlacedPart[]
}

type WrittenScene = Omit<Scene, 'children'> & WrittenLayers

interface WrittenLayer {
  container: Matrix
  tree: Tree
  parts: PlacedPart[]
}

/**
 * Turns what one realm writes into scenes. Unchanged nodes stay the same; a
 * node whose own part or place changed has a new `absoluteTransform`.
 */
export interface SceneReader {
  scene(json: string): Scene
  layers(json: string): SceneNode[]
  layer(json: string): SceneNode | null
}

function newNode(
  part: Part,
  usual: Record<string, unknown>,
  absoluteTransform: Matrix,
  children: SceneNode[] | undefined
): SceneNode {
  const facts: Record<string, unknown> = { ...usual, ...part }
  facts['cornerRadius'] = facts['topLeftRadius']
  facts['absoluteTransform'] = absoluteTransform
  if (children) facts['children'] = children
  return facts as unknown as SceneNode // the realm writes all of its parts
}

/** A node that is as it was stays the same, with all below it. */
function readTree(
  kept: Map<string, Kept>,
  defaults: Defaults,
  tree: Tree,
  container: Matrix
): SceneNode {
  const isLeaf = typeof tree === 'string'
  const id = isLeaf ? tree : tree[0]
  const entry = kept.get(id)
  if (!entry) throw new Error(`The scene lacks layer ${id}`)
  const { part, matrix } = entry
  const last = entry.container === container ? entry.node : null
  if (last && isLeaf) return last
  const absolute = last?.absoluteTransform ?? multiply(container, matrix)
  // Figma: what a group holds is placed relative to the group's container.
  const isGroup = part.type === 'GROUP' || part.type === 'BOOLEAN_OPERATION'
  const inner = isGroup ? container : absolute
  const children = isLeaf ? undefined : readBelow(kept, defaults, tree, inner)
  if (last && children && isSame(last.children, children)) return last
  const usual = defaults[part.type] ?? {}
  entry.container = container
  entry.node = newNode(part, usual, absolute, children)
  return entry.node
}

/** By number: trees are many, and large. */
function readBelow(
  kept: Map<string, Kept>,
  defaults: Defaults,
  tree: [string, ...Tree[]],
  container: Matrix
): SceneNode[] {
  const children: SceneNode[] = []
  for (let i = 1; i < tree.length; i += 1) {
    const below = tree[i] as Tree // after the id
    children.push(readTree(kept, defaults, below, container))
  }
  return children
}

function isSame(one: SceneNode[] | undefined, other: SceneNode[]): boolean {
  return (
    one !== undefined &&
    one.length === other.length &&
    one.every((node, i) => node === other[i])
  )
}

function keep(kept: Map<string, Kept>, parts: PlacedPart[]): void {
  for (const { matrix = identity, ...part } of parts) {
    kept.set(part.id, { part, matrix, container: null, node: null })
  }
}

function readDefaults(json: string): Defaults {
  const defaults = JSON.parse(json) as Defaults // the realm's
  for (const [type, usual] of Object.entries(defaults)) {
    delete usual['matrix']
    if (type === 'TEXT') continue
    delete usual['characters']
    delete usual['fontSize']
  }
  return defaults
}

/** Reads the scenes of one realm, whose defaults come first. */
export function sceneReader(defaultsJson: string): SceneReader {
  const defaults = readDefaults(defaultsJson)
  const kept = new Map<string, Kept>()
  const childrenOf = ({ removed, tree, parts }: WrittenLayers): SceneNode[] => {
    // First: another layer may have got the id of a removed one.
    for (const id of removed) kept.delete(id)
    keep(kept, parts)
    return tree.map(one => readTree(kept, defaults, one, identity))
  }
  return {
    scene(json) {
      const written = JSON.parse(json) as WrittenScene // likewise
      const { removed, tree, parts, ...facts } = written
      return { ...facts, children: childrenOf({ removed, tree, parts }) }
    },
    layers: json => childrenOf(JSON.parse(json) as WrittenLayers), // likewise
    layer(json) {
      const alone = JSON.parse(json) as WrittenLayer | null // likewise
      if (!alone) return null
      const own = new Map<string, Kept>()
      keep(own, alone.parts)
      return readTree(own, defaults, alone.tree, alone.container)
    }
  }
}
