import { defaultProps } from './default-props.ts'
import { store } from './document-store.ts'
import { absoluteMatrix, containerOf } from './geometry.ts'
import { identity } from './matrix.ts'
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
  return JSON.stringify(own).slice(0, -1)
}

function nodeJson(record: NodeRecord): string {
  const own = record.scene || (record.scene = ownPart(record))
  const { children } = record
  if (!children) return `${own}}`
  return `${own},"children":[${children.map(nodeJson).join(',')}]}`
}

/** A layer and all below it, with the transform it is placed in. */
export function layerJson(record: NodeRecord): string {
  const above = containerOf(record)
  const container = above ? absoluteMatrix(above) : identity
  const layer = nodeJson(record)
  return `{"container":${JSON.stringify(container)},"layer":${layer}}`
}

/** The current page as the host's page draws it. */
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
  const children = (page.children || []).map(nodeJson).join(',')
  return `${JSON.stringify(facts).slice(0, -1)},"children":[${children}]}`
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
