import type { Asset } from '../../api/asset.ts'

/** Whether the library sells an asset as EPS. */
export function isSoldAsEps({ sizes }: Asset): boolean {
  return sizes.some(
    ({ name, isLicensable }) => name === 'vector_eps' && isLicensable !== false
  )
}

/** Whether a license of a subscription with these formats gives an EPS, too. */
export function givesEps(asset: Asset, formats: readonly string[]): boolean {
  return formats.includes('vector_eps') && isSoldAsEps(asset)
}

/**
 * Whether the license of a vector, of a subscription with these formats, also
 * gives a JPEG. No library sells it separately.
 */
export function hasJpeg({ sizes }: Asset, formats: readonly string[]): boolean {
  return (
    formats.includes('huge_jpg') && sizes.some(one => one.name === 'huge_jpg')
  )
}

/** What Figma shows of a vector, which is licensed as EPS. */
export function shownFile<File extends { size: string; format: string }>(
  file: File
): File {
  return file.format === 'eps' ? { ...file, size: 'huge', format: 'jpg' } : file
}
