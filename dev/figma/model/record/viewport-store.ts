interface Viewport {
  x: number
  y: number
  zoom: number
  /** The size of the visible canvas, in screen pixels. */
  width: number
  height: number
}

export const viewport: Viewport = {
  x: 0,
  y: 0,
  zoom: 1,
  width: 1200,
  height: 800
}
