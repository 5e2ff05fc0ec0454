import type { PictureSize } from '../core/library.ts'

/** Pixels an inch, as of the largest JPEG. */
const dpi = 300

/** Longer comments are no longer conforming. */
const longestText = 200

export interface EpsNotes {
  title: string
  /** Whom to name, and the license. */
  copyright: string
}

/**
 * A program that draws one unit a pixel as Encapsulated PostScript, 300
 * pixels an inch.
 */
export function epsFile(
  program: string,
  { width, height }: PictureSize,
  { title, copyright }: EpsNotes
): Uint8Array {
  const points = [width, height].map(pixels => (pixels * 72) / dpi)
  const box = points.map(Math.ceil).join(' ')
  const exactBox = points.map(side => side.toFixed(3)).join(' ')
  return Buffer.from(
    `%!PS-Adobe-3.0 EPSF-3.0
%%BoundingBox: 0 0 ${box}
%%HiResBoundingBox: 0 0 ${exactBox}
%%Title: ${plain(title)}
%%Copyright: ${plain(copyright)}
%%LanguageLevel: 2
%%DocumentData: Clean7Bit
%%EndComments
save
8 dict begin
${72 / dpi} ${72 / dpi} scale
0 0 ${width} ${height} rectclip
${program}end
restore
showpage
%%EOF
`,
    'latin1'
  )
}

/** Letters that every interpreter knows, in one line. */
function plain(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, longestText)
}
