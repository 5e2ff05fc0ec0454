import type { Rect } from '../shared/rect.ts'
import { identity } from '../shared/matrix.ts'
import { allSingle } from '../shared/single.ts'
import type { SvgDrawing } from '../shared/svg-layers.ts'
import { layersWithin } from './layers.ts'
import { lengthOf } from './length.ts'
import { type Source, readSource } from './source.ts'
import { styleOf } from './style.ts'
import type { Declarations } from './style-rules.ts'
import { fitting } from './transform.ts'
import { viewBoxOf } from './viewport.ts'

/** The size in pixels; what is missing follows from the view box. */
function sizeOf(own: Declarations, viewBox: Rect | null): SvgDrawing['size'] {
  const width = lengthOf(own['width'])
  const height = lengthOf(own['height'])
  const hasWidth = width > 0
  const hasHeight = height > 0
  if (hasWidth && hasHeight) return { width, height }
  if (!viewBox) {
    if (hasWidth) return { width, height: width }
    return hasHeight ? { width: height, height } : null
  }
  const ratio = viewBox.width / viewBox.height
  if (hasWidth) return { width, height: width / ratio }
  if (hasHeight) return { width: height * ratio, height }
  return { width: viewBox.width, height: viewBox.height }
}

function drawingOf(source: Source): SvgDrawing {
  const { own, inherited } = styleOf(source.root, source, {})
  const viewBox = viewBoxOf(own)
  const size = sizeOf(own, viewBox)
  const ratio = own['preserveAspectRatio']
  const layers = layersWithin(source.root, {
    source,
    inherited,
    followed: [],
    clips: false,
    viewport: viewBox ?? size ?? { width: 300, height: 150 },
    matrix: size && viewBox ? fitting({ size, viewBox, ratio }) : identity
  })
  return { name: own['id'] ?? '', size, layers }
}

/** Reads an SVG file as layers; null when it is none that Figma would read. */
export function readSvg(text: string): SvgDrawing | null {
  const source = readSource(text)
  return source && allSingle(drawingOf(source))
}
