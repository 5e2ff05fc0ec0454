import { watermarkSvg } from '../render/watermark.ts'
import { previewBox } from './film-boxes.ts'
import { filmDrawings } from './film-drawings.ts'
import type { FilmSpec } from './drawing/film-spec.ts'

/** Units on the shorter side of a drawing. */
const drawnSide = 900

/**
 * A film's picture at a time from 0 (start) to 1 (end), as an SVG of these
 * pixels.
 */
export function filmSvg(
  spec: FilmSpec,
  { width, height }: { width: number; height: number },
  time: number
): string {
  const draw = filmDrawings[spec.id]
  if (!draw) throw new RangeError(`Film ${spec.id} has no drawing`)
  const factor = drawnSide / Math.min(spec.width, spec.height)
  const view = `0 0 ${spec.width * factor} ${spec.height * factor}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="none">${draw(time)}</svg>`
}

/** The sources of a film's files, independent of pixels. */
export function filmSources(spec: FilmSpec): {
  clean: string
  marked: string
} {
  const box = previewBox(spec)
  const clean = Array.from({ length: spec.frames }, (_, frame) =>
    filmSvg(spec, spec, frame / spec.frames)
  ).join('\n')
  return { clean, marked: clean + watermarkSvg(box.width, box.height) }
}
