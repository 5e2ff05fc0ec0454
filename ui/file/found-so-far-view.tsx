import { useStore } from '@nanostores/preact'
import { assetKey } from '../../contract/asset-key.ts'
import { assetName } from '../library/asset-name.ts'
import { AssetLine } from '../library/asset-line.tsx'
import type { AssetSoFar } from './check/file.ts'
import { detailsOf } from '../library/asset-details.ts'
import { fileWords } from './words.ts'
import { choosePicture } from '../library/choose-picture.ts'
import styles from './file-view.module.css'

interface Props {
  assets: readonly AssetSoFar[]
}

/** Names and pictures of assets that are already known. */
export function FoundSoFarView({ assets }: Props) {
  const t = useStore(fileWords)
  return (
    <ul class={styles.found} aria-label={t.foundSoFar} aria-busy="true">
      {assets.map(found => {
        const { state, uses } = found
        const asset = detailsOf(assetKey(found))
        const picture = asset && choosePicture(asset, 40 * devicePixelRatio)
        const isComp = state === 'comp'
        return (
          <AssetLine
            key={assetKey(found)}
            name={assetName(asset, found)}
            url={picture?.url ?? null}
            detail={isComp ? t.compSoFar(uses) : t.licensedSoFar(uses)}
          />
        )
      })}
    </ul>
  )
}
