const orientationTag = 0x0112

/** The EXIF orientation in a TIFF block; null if it has none. */
export function readExifOrientation(tiff: DataView): number | null {
  if (tiff.byteLength < 8) return null
  const isLittle = tiff.getUint16(0) === 0x4949
  const directory = tiff.getUint32(4, isLittle)
  if (directory + 2 > tiff.byteLength) return null
  const count = tiff.getUint16(directory, isLittle)
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > tiff.byteLength) return null
    if (tiff.getUint16(entry, isLittle) === orientationTag) {
      const value = tiff.getUint16(entry + 8, isLittle)
      return value >= 1 && value <= 8 ? value : null
    }
  }
  return null
}
