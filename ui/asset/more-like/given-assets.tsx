import { assetKey } from '../../../contract/asset-key.ts'
import type { Asset } from '../../api/asset.ts'
import { Thumbnail } from '../../kit/pictures/thumbnail.tsx'
import { choosePicture } from '../../library/choose-picture.ts'
import styles from './more-like-view.module.css'

interface Props {
  assets: readonly Asset[]
}

/** Pixels of a thumbnail. */
const size = 40

/** The others are counted. */
const maxShown = 4

export function GivenAssets({ assets }: Props) {
  const more = assets.length - maxShown
  return (
    <div class={styles.given} aria-hidden>
      {assets.slice(0, maxShown).map(asset => (
        <Thumbnail
          key={assetKey(asset)}
          url={choosePicture(asset, size * devicePixelRatio)?.url ?? null}
        />
      ))}
      {more > 0 && <span>+{more}</span>}
    </div>
  )
}
