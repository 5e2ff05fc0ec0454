import type { SceneNode } from '../shared/host.ts'
import type { Drawing } from './drawing.ts'
import { fillsSvg } from './paint-svg.ts'
import { grouped } from './region.ts'

/** The cells of a table; empty ones show the table's fill. */
export function cellsSvg(node: SceneNode, drawing: Drawing): string {
  return (node.cells ?? [])
    .map(({ x, y, ...cell }) => {
      const box: SceneNode = { ...node, ...cell, type: 'RECTANGLE' }
      const svg = fillsSvg(box, drawing)
      return grouped({ transform: `translate(${x} ${y})` }, svg)
    })
    .join('')
}
