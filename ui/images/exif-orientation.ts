const orientationTag = 0x0112

/**
 * The orientation in an APP1 segment whose content starts at `start`; null
 * when the segment holds none.
 */
export function readExifOrientation(
  view: DataView,
  start: number,
  length: number
): number | null {
  const tiff = start + 6
  const end = Math.min(start + length, view.byteLength)
  if (tiff + 8 > end || view.getUint32(start) !== 0x45786966) return null
  const isLittle = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, isLittle)
  if (directory + 2 > end) return null
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > end) return null
    if (view.getUint16(entry, isLittle) === orientationTag) {
      const value = view.getUint16(entry + 8, isLittle)
      return value >= 1 && value <= 8 ? value : null
    }
  }
  return null
}
