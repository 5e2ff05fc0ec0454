import { assetName } from '../asset-name.ts'
import { PlanItem } from '../components/plan-item.tsx'
import { countOf } from '../count-of.ts'
import type { AssetSoFar } from '../stores/file.ts'
import { detailsOf } from '../stores/file-details.ts'
import { choosePicture } from './choose-picture.ts'
import styles from './file-view.module.css'

interface Props {
  assets: readonly AssetSoFar[]
}

/** Names and pictures of assets that are known already. */
export function FoundSoFarView({ assets }: Props) {
  return (
    <ul class={styles.found} aria-label="Found so far" aria-busy="true">
      {assets.map(({ assetId, state, uses }) => {
        const asset = detailsOf(assetId)
        const picture = asset && choosePicture(asset, 40 * devicePixelRatio)
        const count = countOf(uses, 'use')
        return (
          <PlanItem
            key={assetId}
            name={assetName(asset, assetId)}
            url={picture?.url ?? null}
            detail={`${state === 'comp' ? 'Comp' : 'Licensed'}, ${count} so far`}
          />
        )
      })}
    </ul>
  )
}
