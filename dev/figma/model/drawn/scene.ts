import { toJson } from '../../shared/to-json.ts'
import { type Matrix, identity } from '../../shared/matrix.ts'
import { gridCells } from '../tree/canvas-grid.ts'
import { canvasView, focusedNode } from '../edits/canvas-view-store.ts'
import { store } from '../record/document-store.ts'
import { partJson } from './drawn-part.ts'
import { absoluteMatrix, containerOf } from '../geometry/geometry.ts'
import { takeRemoved } from '../geometry/removed-layers.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { selectionOf } from '../edits/selection-store.ts'
import { viewport } from '../record/viewport-store.ts'

/** Ids of a subtree: one id, or an id and those below it. */
export function treeOf(record: NodeRecord, parts: string[]): string {
  const id = idOf(record, parts)
  const { children } = record
  if (!children) return id
  return `[${[id, ...children.map(child => treeOf(child, parts))].join(',')}]`
}

/** The id as JSON; the layer's part goes along when the host lacks it. */
export function idOf(record: NodeRecord, parts: string[]): string {
  if (!record.drawn) {
    parts.push(partJson(record))
    record.drawn = true
  }
  return toJson(record.id)
}

/** The transform from the axes of a layer's parent to those of the page. */
function placeOf(record: NodeRecord): Matrix {
  const above = containerOf(record)
  return above ? absoluteMatrix(above) : identity
}

/** A layer and all below it, whole, with the transform it is placed in. */
export function layerJson(record: NodeRecord): string {
  const parts: string[] = []
  const tree = toJson(wholeTree(record, parts))
  const place = toJson(placeOf(record))
  return `{"container":${place},"tree":${tree},"parts":[${parts.join(',')}]}`
}

type Tree = string | Tree[]

function wholeTree(record: NodeRecord, parts: string[]): Tree {
  parts.push(partJson(record))
  if (!record.children) return record.id
  return [record.id, ...record.children.map(child => wholeTree(child, parts))]
}

/** The facts of the current page beside its layers. */
function pageFacts(): object {
  const page = store.currentPage
  const [background] = page.props.backgrounds
  const isAlone = canvasView.view === 'single-asset'
  const focused = isAlone ? focusedNode(gridCells()) : null
  return {
    pageId: page.id,
    pageName: page.props.name,
    pages: (store.root.children || []).map(one => ({
      id: one.id,
      name: one.props.name
    })),
    background:
      background && background.type === 'SOLID' ? background.color : null,
    selection: selectionOf(page).map(node => node.id),
    ...(focused ? { focused: focused.id } : {}),
    viewport: { center: { x: viewport.x, y: viewport.y }, zoom: viewport.zoom }
  }
}

/** Fields of JSON: what was removed, a tree of ids, parts that are new. */
export function layersText(tree: string[], parts: string[]): string {
  const removed = toJson(takeRemoved())
  return `"removed":${removed},"tree":[${tree.join(',')}],"parts":[${parts.join(',')}]`
}

/** A scene as JSON: the page's facts and its layers. */
export function sceneText(
  tree: string[],
  parts: string[],
  more: object = {}
): string {
  const head = toJson(Object.assign(pageFacts(), more)).slice(0, -1)
  return `${head},${layersText(tree, parts)}}`
}

/**
 * The current page as the host's page draws it: the tree of ids, and only
 * those layers whole that changed since they were last asked for.
 */
export function sceneJson(): string {
  const parts: string[] = []
  const children = store.currentPage.children || []
  return sceneText(
    children.map(child => treeOf(child, parts)),
    parts
  )
}
