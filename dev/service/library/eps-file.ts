import type { PictureSize } from '../core/library.ts'

/** Pixels per inch, like the largest JPEG. */
const dpi = 300

/** Longer comments do not conform to the format. */
const maxTextLength = 200

export interface EpsNotes {
  title: string
  /** Attribution and license. */
  copyright: string
}

/**
 * Wraps a PostScript program that draws one unit per pixel as an Encapsulated
 * PostScript file with 300 pixels per inch.
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

/** Only ASCII characters, on one line. */
function plain(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, maxTextLength)
}
