import type { PictureSize } from '../core/library.ts'

/**
 * Converts an RGB JPEG to a PostScript program that draws one unit per pixel.
 * The program contains the bytes and reads them to their end: the decoder stops
 * before it, and the rest would be executed as commands.
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
