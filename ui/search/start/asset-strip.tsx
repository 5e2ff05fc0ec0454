import { assetKey, toAssetRef } from '../../../contract/asset-key.ts'
import type { Asset } from '../../api/asset.ts'
import { PictureStrip } from './picture-strip.tsx'
import { choosePicture } from '../../library/choose-picture.ts'
import { openView } from '../../shell/view.ts'

interface Props {
  label: string
  /** Null while loading. */
  assets: readonly Asset[] | null
}

const pictureWidth = 108

/** Each opens its page. */
export function AssetStrip({ label, assets }: Props) {
  const pictures = assets?.map(asset => ({
    id: assetKey(asset),
    name: asset.description,
    url: choosePicture(asset, pictureWidth * devicePixelRatio)?.url ?? null,
    aspect: asset.aspect
  }))
  return (
    <PictureStrip
      label={label}
      pictures={pictures ?? null}
      onOpen={id => {
        const known = assets?.find(asset => assetKey(asset) === id)
        if (known) openView({ name: 'asset', ...toAssetRef(known), known })
      }}
    />
  )
}
