/** A paint as the plugin API has it. */
export interface PaintFields {
  type: string
  visible?: boolean
  opacity?: number
  blendMode?: string
  color?: { r: number; g: number; b: number }
  imageHash?: string | null
  videoHash?: string | null
  scaleMode?: string
  scalingFactor?: number
  rotation?: number
  filters?: Record<string, number>
  [field: string]: unknown
}

/** An image or a video, which lie in a layer alike. */
export function isMedia({ type }: PaintFields): boolean {
  return type === 'IMAGE' || type === 'VIDEO'
}

/** What the button to add one adds. */
export const newFill: PaintFields = {
  type: 'SOLID',
  color: { r: 0.85, g: 0.85, b: 0.85 }
}

/** The colour as "#FF8800", for a colour field. */
export function hexOf({
  r,
  g,
  b
}: {
  r: number
  g: number
  b: number
}): string {
  const channels = [r, g, b].map(channel =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0')
  )
  return `#${channels.join('')}`.toUpperCase()
}

/** Reads `#rrggbb`; channels from 0 to 1. */
export function colorOf(hex: string): { r: number; g: number; b: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    at => parseInt(hex.slice(at, at + 2), 16) / 255
  )
  return { r, g, b }
}

/** The paint in another scale mode, without fields that this one lacks. */
export function changeScaleMode(paint: PaintFields, mode: string): PaintFields {
  const { imageTransform, videoTransform, scalingFactor, rotation, ...rest } =
    paint
  const changed: PaintFields = { ...rest, type: paint.type, scaleMode: mode }
  if (mode === 'CROP') {
    return {
      ...changed,
      ...(imageTransform ? { imageTransform } : {}),
      ...(videoTransform ? { videoTransform } : {})
    }
  }
  if (rotation !== undefined) changed.rotation = rotation
  if (mode === 'TILE') changed.scalingFactor = scalingFactor ?? 0.5
  return changed
}
