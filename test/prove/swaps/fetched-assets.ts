import { assetKey } from '../../../contract/asset-key.ts'

/** Keys of assets whose licensed file was requested, from lines of `METHOD address`. */
export function fetchedAssets(asked: readonly string[]): string[] {
  return asked.flatMap(line => {
    const [, assetId, type] =
      /^GET \S*\/media\/licensed\/[^/]+\/(\d+)_\w+\.(\w+)/.exec(line) ?? []
    const mediaType = type === 'mp4' ? 'video' : 'image'
    return assetId === undefined ? [] : [assetKey({ assetId, mediaType })]
  })
}
