import { useStore } from '@nanostores/preact'
import type { Asset } from '../api/asset.ts'
import { badgesOf } from '../library/asset-badges.ts'
import { choosePicture } from '../library/choose-picture.ts'
import { VideoPlayer } from './video-player.tsx'
import { assetWords } from './words.ts'
import { Badge } from '../kit/badge.tsx'
import { fadeIn } from '../kit/pictures/fade-in.ts'
import { PictureFrame } from './picture-frame.tsx'
import styles from './asset-details.module.css'

interface Props {
  asset: Asset
  isLicensed: boolean
}

export function AssetDetails({ asset, isLicensed }: Props) {
  const { description: name, clips } = asset
  const t = useStore(assetWords)
  const width = Math.min(innerWidth, 900) * devicePixelRatio
  const picture = choosePicture(asset, width)
  const badges = badgesOf(asset)
  return (
    <div>
      {clips.short.length + clips.long.length > 0 ? (
        <VideoPlayer asset={asset} />
      ) : (
        <PictureFrame asset={asset}>
          {picture && (
            <img
              ref={fadeIn}
              class={styles.picture}
              src={picture.url}
              alt={name}
              decoding="async"
              draggable={false}
            />
          )}
        </PictureFrame>
      )}
      <h2 class={styles.name}>{name}</h2>
      {(badges.length > 0 || isLicensed) && (
        <div class={styles.badges}>
          {isLicensed && <Badge kind="good" icon="check" text={t.licensed} />}
          {badges.map(text => (
            <Badge key={text} text={text} />
          ))}
        </div>
      )}
    </div>
  )
}
