import { assetKey, toAssetRef } from '../../../contract/asset-key.ts'
import type { Asset } from '../../api/asset.ts'
import { seriesOf } from '../../library/series.ts'
import { PictureStrip } from './picture-strip.tsx'
import { openView } from '../../shell/view.ts'
import { toPicture } from './yours.ts'

interface Props {
  label: string
  /** Null while loading. */
  assets: readonly Asset[] | null
}

/** Each opens its page. */
export function AssetStrip({ label, assets }: Props) {
  return (
    <PictureStrip
      label={label}
      pictures={assets?.map(toPicture) ?? null}
      onOpen={id => {
        const known = assets?.find(asset => assetKey(asset) === id)
        const from = seriesOf(assets ?? [])
        if (known) {
          openView({ name: 'asset', ...toAssetRef(known), known, from })
        }
      }}
    />
  )
}
