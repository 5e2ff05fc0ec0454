import type { SceneNode, TextLine, TextSegment } from '../shared/host.ts'
import type { Point } from '../shared/matrix.ts'
import type { Attributes } from './region.ts'
import { escapeXml, svgAttributes } from './svg-text.ts'

/** All letters of a text, in one look. */
export function textShape(
  node: SceneNode,
  look: Attributes,
  origin?: Point
): string {
  return segmentsOf(node)
    .map(({ line, segment }) => stretchSvg(line, segment, look, origin))
    .join('')
}

/** Stretches of one look, with the lines that they stand on. */
export function segmentsOf(
  node: SceneNode
): { line: TextLine; segment: TextSegment }[] {
  return (node.lines ?? []).flatMap(line =>
    line.segments.map(segment => ({ line, segment }))
  )
}

const decorations = {
  NONE: null,
  UNDERLINE: 'underline',
  STRIKETHROUGH: 'line-through'
}

/** A stretch of a line, in one look. */
export function stretchSvg(
  line: TextLine,
  segment: TextSegment,
  look: Attributes,
  origin: Point = { x: 0, y: 0 }
): string {
  const { letterSpacing, fontWeight, width } = segment
  const family = segment.fontFamily.replace(/["'\\]/g, '')
  return `<text${svgAttributes({
    x: origin.x + segment.x,
    y: origin.y + line.y,
    'font-family': `'${family}', Inter, Arial, sans-serif`,
    'font-size': segment.fontSize,
    'font-weight': fontWeight === 400 ? null : fontWeight,
    'font-style': segment.italic ? 'italic' : null,
    'letter-spacing': letterSpacing === 0 ? null : letterSpacing,
    'text-decoration': decorations[segment.textDecoration],
    // Fonts differ from machine to machine; the document's width holds.
    textLength: width > 0 && segment.text.length > 1 ? width : null,
    lengthAdjust: width > 0 ? 'spacingAndGlyphs' : null,
    'xml:space': 'preserve',
    ...look
  })}>${escapeXml(segment.text)}</text>`
}
