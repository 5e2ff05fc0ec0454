import { picturesOf } from '../../scene/images.ts'
import type { Host } from '../../shared/host.ts'
import type { Picture } from '../../render/drawing.ts'
import { hexOf, isMedia, type PaintFields } from './paint-fields.ts'

const unknownPicture = '#d9d9d9'

/** "#FF8800", "Fill, 600×400", "Linear gradient". */
export function describePaint(paint: PaintFields, host: Host): string {
  const { type, color, scaleMode = 'FILL' } = paint
  if (type === 'SOLID' && color) return hexOf(color)
  if (isMedia(paint)) {
    const size = pictureOf(paint, host)
    const mode =
      type === 'IMAGE'
        ? capital(scaleMode)
        : `Video, ${scaleMode.toLowerCase()}`
    return size
      ? `${mode}, ${size.width}×${size.height}`
      : `${mode}, no picture`
  }
  const [, gradient] = /^GRADIENT_(\w+)$/.exec(type) ?? []
  return gradient ? `${capital(gradient)} gradient` : capital(type)
}

/** As CSS has backgrounds. */
export function swatchOf(paint: PaintFields, host: Host): string {
  const { color } = paint
  if (color) return hexOf(color)
  if (isMedia(paint)) {
    const url = pictureOf(paint, host)?.url
    return url ? `center / cover url("${url}")` : unknownPicture
  }
  const stops = paint['gradientStops']
  const colors = Array.isArray(stops) ? stops.map(stopColor) : []
  return colors.length > 1
    ? `linear-gradient(${colors.join()})`
    : unknownPicture
}

function pictureOf(paint: PaintFields, host: Host): Picture | null {
  const hash = paint.imageHash ?? paint.videoHash
  return hash ? picturesOf(host)(hash) : null
}

function stopColor(stop: { color: Parameters<typeof hexOf>[0] }): string {
  return hexOf(stop.color)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
