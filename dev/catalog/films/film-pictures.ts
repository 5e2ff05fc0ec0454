import { watermarkSvg } from '../render/watermark.ts'
import { previewBox } from './film-boxes.ts'
import { filmDrawings } from './film-drawings.ts'
import type { FilmSpec } from './film-spec.ts'

/** Units on the shorter side of a drawing. */
const drawnSide = 900

/**
 * A film's picture at a time from 0 (start) to 1 (end), as an SVG of these
 * pixels.
 */
export function filmSvg(
  work: FilmSpec,
  { width, height }: { width: number; height: number },
  time: number
): string {
  const draw = filmDrawings[work.id]
  if (!draw) throw new RangeError(`Film ${work.id} has no drawing`)
  const factor = drawnSide / Math.min(work.width, work.height)
  const view = `0 0 ${work.width * factor} ${work.height * factor}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="none">${draw(time)}</svg>`
}

/** The sources of a film's files, independent of pixels. */
export function filmSources(work: FilmSpec): {
  clean: string
  marked: string
} {
  const box = previewBox(work)
  const clean = Array.from({ length: work.frames }, (_, frame) =>
    filmSvg(work, work, frame / work.frames)
  ).join('\n')
  return { clean, marked: clean + watermarkSvg(box.width, box.height) }
}
