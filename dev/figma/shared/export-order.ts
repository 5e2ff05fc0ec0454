import type { Rect } from './rect.ts'

/** An export as the realm prepares it for the renderer. */
export interface ExportOrder {
  /** Layers with all below them, as the realm writes them. */
  layers: string[]
  defaults: string
  /** The part of the page that is shown. */
  area: Rect
  /** Pixels of the picture for one of the page. */
  scale: number
  format: 'PNG' | 'JPG' | 'SVG' | 'SVG_STRING'
  /** Whether an SVG names its layers. */
  names: boolean
}
