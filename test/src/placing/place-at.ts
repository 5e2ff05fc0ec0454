import type { CanvasPoint } from '../../../contract/placing.ts'
import type { OpenController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'

export interface Placement {
  /** Name of its parent, or its type. */
  parent: string
  /** The children of the parent, from the back. */
  siblings: string[]
  /** Its centre on the page. */
  x: number
  y: number
}

/** Short functions to draw: `frame(name, x, y, width, height, ...inside)`. */
const drawing = `
  const draw = (type, name, x, y, width, height, ...inside) => {
    const layer = figma['create' + type]()
    layer.name = name
    if (layer.resizeWithoutConstraints) {
      layer.resizeWithoutConstraints(width, height)
    } else layer.resize(width, height)
    layer.x = x
    layer.y = y
    inside.forEach(one => layer.appendChild(one))
    return layer
  }
  const frame = (...how) => draw('Frame', ...how)
  const section = (...how) => draw('Section', ...how)
  const box = (...how) => draw('Rectangle', ...how)
  const change = (layer, looks) => Object.assign(layer, looks)
  const lay = (layer, looks) => {
    const { width, height } = layer
    const sizing = { primaryAxisSizingMode: 'FIXED', counterAxisSizingMode: 'FIXED' }
    change(layer, looks)
    change(layer, sizing).resize(width, height)
    return layer
  }
`

/** Runs the source with these functions. */
export function drawOn(
  { host }: OpenController,
  source: string
): Promise<unknown> {
  return host.evaluate(`${drawing}; ${source}`)
}

export function pointAt(
  { host }: OpenController,
  x: number,
  y: number
): CanvasPoint {
  return { pageId: host.scene().pageId, x, y }
}

/** Drops a comp at a point and returns where it was placed. */
export async function placeAt(
  controller: OpenController,
  at: CanvasPoint
): Promise<Placement> {
  const { host, peer } = controller
  const { nodeId } = await peer.call.placeComp({
    ...(await samplePicture({ name: 'comp' })),
    at
  })
  return host.evaluate<Placement>(
    `const node = await figma.getNodeByIdAsync(input)
     const { parent, absoluteTransform: [[a, c, e], [b, d, f]] } = node
     const x = e + (a * node.width + c * node.height) / 2
     const y = f + (b * node.width + d * node.height) / 2
     return {
       parent: parent.type === 'PAGE' ? 'PAGE' : parent.name,
       siblings: parent.children.map(({ name }) => name),
       x: Math.round(x),
       y: Math.round(y)
     }`,
    nodeId
  )
}
