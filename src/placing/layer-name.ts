import type { Picture } from '../../contract/picture.ts'

/** What the panel calls it, or its id. */
export function layerName({
  name,
  assetId
}: Pick<Picture, 'name' | 'assetId'>): string {
  return name.trim() || `Asset ${assetId}`
}
