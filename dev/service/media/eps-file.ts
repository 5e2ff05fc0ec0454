import type { PictureSize } from '../library.ts'

/**
 * A picture as Encapsulated PostScript: the JPEG itself, decoded by the
 * interpreter, one point a pixel.
 */
export function epsFile(
  jpeg: Uint8Array,
  { width, height }: PictureSize,
  title: string
): Uint8Array {
  const plainTitle = title.replace(/[^\x20-\x7e]/g, '?')
  const head = `%!PS-Adobe-3.0 EPSF-3.0
%%BoundingBox: 0 0 ${width} ${height}
%%Title: ${plainTitle}
%%LanguageLevel: 2
%%EndComments
gsave
${width} ${height} scale
/DeviceRGB setcolorspace
<< /ImageType 1 /Width ${width} /Height ${height} /BitsPerComponent 8
   /Decode [0 1 0 1 0 1] /ImageMatrix [${width} 0 0 -${height} 0 ${height}]
   /DataSource currentfile /ASCIIHexDecode filter /DCTDecode filter >>
image
`
  const tail = '>\ngrestore\nshowpage\n%%EOF\n'
  return Buffer.from(`${head}${toHexLines(jpeg)}\n${tail}`, 'latin1')
}

function toHexLines(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex')
  return hex.replace(/.{128}/g, '$&\n')
}
