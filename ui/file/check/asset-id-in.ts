/** Six to twelve digits, with the suffixes of copies and files. */
const pattern =
  /(?:^|[^0-9A-Za-z])([1-9]\d{5,11})(?: ?\(\d+\))?(?:\.[A-Za-z]{3,4})?(?: \d{1,3})?$/

/**
 * The possible asset id in a layer name such as
 * `stock-photo-lake_123456789.jpg`. Figma names a layer after its file.
 */
export function assetIdIn(name: string): string | null {
  return pattern.exec(name)?.[1] ?? null
}
