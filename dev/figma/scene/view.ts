import { atom, computed } from 'nanostores'
import type { Rect } from '../shared/rect.ts'
import type { Point } from '../shared/matrix.ts'

export interface View {
  center: Point
  zoom: number
}

export interface CanvasBox {
  left: number
  top: number
  width: number
  height: number
}

const smallestZoom = 0.02
const largestZoom = 64

export const $view = atom<View>({ center: { x: 0, y: 0 }, zoom: 1 })

export const $zoom = computed($view, view => view.zoom)

/** Where the canvas is on the screen. */
export const $canvasBox = atom<CanvasBox>({
  left: 0,
  top: 0,
  width: 800,
  height: 600
})

/** The part of the page that the canvas shows. */
export function visibleRect({ center, zoom }: View, box: CanvasBox): Rect {
  const width = box.width / zoom
  const height = box.height / zoom
  return { x: center.x - width / 2, y: center.y - height / 2, width, height }
}

/** Screen pixels of the browser window → the page's coordinates. */
export function toPage(point: Point, view = $view.get()): Point {
  const box = $canvasBox.get()
  return {
    x: view.center.x + (point.x - box.left - box.width / 2) / view.zoom,
    y: view.center.y + (point.y - box.top - box.height / 2) / view.zoom
  }
}

/** The page's coordinates → pixels from the canvas's top left. */
export function toCanvas(point: Point, view: View, box: CanvasBox): Point {
  return {
    x: (point.x - view.center.x) * view.zoom + box.width / 2,
    y: (point.y - view.center.y) * view.zoom + box.height / 2
  }
}

export function panBy(dx: number, dy: number): void {
  const { center, zoom } = $view.get()
  const moved = { x: center.x + dx / zoom, y: center.y + dy / zoom }
  $view.set({ center: moved, zoom })
}

/** Zooms and keeps what is under this screen point in its place. */
export function zoomAt(factor: number, point: Point): void {
  const view = $view.get()
  const zoom = clampZoom(view.zoom * factor)
  const fixed = toPage(point, view)
  const ratio = view.zoom / zoom
  $view.set({
    zoom,
    center: {
      x: fixed.x + (view.center.x - fixed.x) * ratio,
      y: fixed.y + (view.center.y - fixed.y) * ratio
    }
  })
}

export function zoomTo(zoom: number): void {
  $view.set({ center: $view.get().center, zoom: clampZoom(zoom) })
}

/**
 * Shows this part of the page with a margin, left of the window; on a small
 * canvas, under it.
 */
export function fitView(rect: Rect, windowWidth = 0): void {
  const box = $canvasBox.get()
  const covered = windowWidth < box.width / 2 ? windowWidth : 0
  const across = (box.width - covered) / Math.max(1, rect.width)
  const down = box.height / Math.max(1, rect.height)
  const zoom = clampZoom(Math.min(1, 0.85 * Math.min(across, down)))
  $view.set({
    zoom,
    center: {
      x: rect.x + rect.width / 2 + covered / 2 / zoom,
      y: rect.y + rect.height / 2
    }
  })
}

function clampZoom(zoom: number): number {
  return Math.min(largestZoom, Math.max(smallestZoom, zoom))
}
