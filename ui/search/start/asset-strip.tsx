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
    id: asset.assetId,
    name: asset.description,
    url: choosePicture(asset, pictureWidth * devicePixelRatio)?.url ?? null,
    aspect: asset.aspect
  }))
  return (
    <PictureStrip
      label={label}
      pictures={pictures ?? null}
      onOpen={id => {
        const known = assets?.find(asset => asset.assetId === id)
        openView({ name: 'asset', assetId: id, known })
      }}
    />
  )
}
