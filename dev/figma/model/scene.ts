import { defaultProps } from './default-props.ts'
import { store } from './document-store.ts'
import { absoluteMatrix, containerOf } from './geometry.ts'
import { identity } from '../core/matrix.ts'
import type { NodeRecord, Props } from './node-record.ts'
import { selectionOf } from './selection-store.ts'
import { viewport } from './viewport-store.ts'

/** What a drawing needs; values equal to the type's defaults are left out. */
const drawn: (keyof Props)[] = [
  'visible',
  'locked',
  'opacity',
  'blendMode',
  'isMask',
  'width',
  'height',
  'matrix',
  'fills',
  'strokes',
  'strokeWeight',
  'strokeAlign',
  'topLeftRadius',
  'topRightRadius',
  'bottomLeftRadius',
  'bottomRightRadius',
  'clipsContent',
  'effects',
  'characters',
  'fontSize'
]

function hasMixedFills(props: Props): boolean {
  const { regions = [] } = props.vectorNetwork
  return props.ranges.length > 0 || regions.some(region => region.fills)
}

function ownPart(record: NodeRecord): string {
  const { id, type, props } = record
  const own: Record<string, unknown> = { id, type, name: props.name }
  const usual = defaultProps(type)
  for (const key of drawn) {
    if (props[key] !== usual[key]) own[key] = props[key]
  }
  if (hasMixedFills(props)) own['fills'] = 'mixed'
  return JSON.stringify(own)
}

/** Ids of a subtree: one id, or an id and those below it. */
function treeOf(record: NodeRecord, parts: string[]): string {
  if (!record.drawn) {
    parts.push(ownPart(record))
    record.drawn = true
  }
  const { children } = record
  const id = JSON.stringify(record.id)
  if (!children) return id
  return `[${[id, ...children.map(child => treeOf(child, parts))].join(',')}]`
}

/** A layer and all below it, whole, with the transform it is placed in. */
export function layerJson(record: NodeRecord): string {
  const above = containerOf(record)
  const container = above ? absoluteMatrix(above) : identity
  const parts: string[] = []
  const tree = JSON.stringify(wholeTree(record, parts))
  const place = JSON.stringify(container)
  return `{"container":${place},"tree":${tree},"parts":[${parts.join(',')}]}`
}

type Tree = string | Tree[]

function wholeTree(record: NodeRecord, parts: string[]): Tree {
  parts.push(ownPart(record))
  if (!record.children) return record.id
  return [record.id, ...record.children.map(child => wholeTree(child, parts))]
}

/**
 * The current page as the host's page draws it: the tree of ids, and only
 * those layers whole that changed since they were last asked for.
 */
export function sceneJson(): string {
  const page = store.currentPage
  const [background] = page.props.backgrounds
  const facts = {
    pageId: page.id,
    pageName: page.props.name,
    pages: (store.root.children || []).map(one => ({
      id: one.id,
      name: one.props.name
    })),
    background:
      background && background.type === 'SOLID' ? background.color : null,
    selection: selectionOf(page).map(node => node.id),
    viewport: { center: { x: viewport.x, y: viewport.y }, zoom: viewport.zoom }
  }
  const parts: string[] = []
  const tree = (page.children || []).map(child => treeOf(child, parts))
  const head = JSON.stringify(facts).slice(0, -1)
  return `${head},"tree":[${tree.join(',')}],"parts":[${parts.join(',')}]}`
}

/** The defaults that the scene leaves out, by type. */
export function defaultsJson(): string {
  const out: Record<string, object> = {}
  const types = ['FRAME', 'GROUP', 'SECTION', 'RECTANGLE', 'ELLIPSE'] as const
  const more = ['LINE', 'VECTOR', 'TEXT', 'COMPONENT', 'INSTANCE'] as const
  for (const type of [...types, ...more]) {
    const usual = defaultProps(type)
    const own: Record<string, unknown> = {}
    for (const key of drawn) own[key] = usual[key]
    out[type] = own
  }
  return JSON.stringify(out)
}
