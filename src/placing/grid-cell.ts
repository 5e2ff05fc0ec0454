import { canHold } from './parent-at.ts'
import type { Container } from './parent-at.ts'
import { toLocalPoint } from './to-local-point.ts'

/** The slide or asset of Buzz that is open; null in the grid view. */
export function focusedCell(): Container | null {
  if (!hasGrid() || figma.viewport.canvasView === 'grid') return null
  const { focusedNode } = figma.currentPage
  return focusedNode && canHold(focusedNode) ? focusedNode : null
}

/** Null in other editors, and when no cell accepts new layers. */
export function nearestCell(point: Vector): Container | null {
  let nearest: Container | null = null
  const rows = hasGrid() ? figma.getCanvasGrid() : []
  for (const row of rows) {
    for (const cell of row) {
      if (!canHold(cell) || cell.locked) continue
      if (!nearest || distanceTo(cell, point) < distanceTo(nearest, point)) {
        nearest = cell
      }
    }
  }
  return nearest
}

function distanceTo(cell: Container, point: Vector): number {
  const { x, y } = toLocalPoint(cell, point)
  return Math.hypot(x - cell.width / 2, y - cell.height / 2)
}

/** Adds a slide or asset of Buzz; null in other editors. */
export function addCell(): Container | null {
  if (!hasGrid()) return null
  const isSlides = figma.editorType === 'slides'
  return isSlides ? figma.createSlide() : figma.buzz.createFrame()
}

// Figma: members of other editors throw when they are read
export function hasGrid(): boolean {
  return /slides|buzz/.test(figma.editorType)
}
