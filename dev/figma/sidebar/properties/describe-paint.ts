import { imageSize, imageUrl } from '../../scene/images.ts'
import type { Host } from '../../shared/host.ts'
import { hexOf, type PaintFields } from './paint-fields.ts'

const unknownPicture = '#d9d9d9'

/** "#FF8800", "Fill, 600×400", "Linear gradient". */
export function describePaint(paint: PaintFields, host: Host): string {
  const { type, color, imageHash, scaleMode = 'FILL' } = paint
  if (type === 'SOLID' && color) return hexOf(color)
  if (type === 'IMAGE') {
    const size = imageHash ? imageSize(host, imageHash) : null
    const mode = capital(scaleMode)
    return size
      ? `${mode}, ${size.width}×${size.height}`
      : `${mode}, no picture`
  }
  const [, gradient] = /^GRADIENT_(\w+)$/.exec(type) ?? []
  return gradient ? `${capital(gradient)} gradient` : capital(type)
}

/** As CSS has backgrounds. */
export function swatchOf(paint: PaintFields, host: Host): string {
  const { color, imageHash } = paint
  if (color) return hexOf(color)
  if (imageHash !== undefined) {
    const url = imageHash ? imageUrl(host, imageHash) : null
    return url ? `center / cover url("${url}")` : unknownPicture
  }
  const stops = paint['gradientStops']
  const colors = Array.isArray(stops) ? stops.map(stopColor) : []
  return colors.length > 1
    ? `linear-gradient(${colors.join()})`
    : unknownPicture
}

function stopColor(stop: { color: Parameters<typeof hexOf>[0] }): string {
  return hexOf(stop.color)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
