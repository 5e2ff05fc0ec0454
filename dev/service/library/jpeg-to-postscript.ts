import type { PictureSize } from '../core/library.ts'

/**
 * A JPEG in three colors as a PostScript program that draws it one unit a
 * pixel. Its bytes follow the program, which reads them to their end: the
 * decoder stops before it, and what is left would be taken for commands.
 */
export function jpegToPostScript(
  jpeg: Uint8Array,
  { width, height }: PictureSize
): string {
  return `/DeviceRGB setcolorspace
${width} ${height} scale
/RawData currentfile /ASCIIHexDecode filter def
/Data RawData /DCTDecode filter def
{ << /ImageType 1 /Width ${width} /Height ${height} /BitsPerComponent 8
     /Decode [0 1 0 1 0 1] /ImageMatrix [${width} 0 0 -${height} 0 ${height}]
     /DataSource Data >> image
  Data closefile RawData flushfile } exec
${toHexLines(jpeg)}>
`
}

function toHexLines(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex')
  return hex.replace(/.{1,128}/g, '$&\n')
}
