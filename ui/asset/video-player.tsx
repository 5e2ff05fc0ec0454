import { useStore } from '@nanostores/preact'
import { useRef, useState } from 'preact/hooks'
import type { Asset } from '../api/asset.ts'
import { Row } from '../kit/layout/row.tsx'
import { choosePicture } from '../library/choose-picture.ts'
import { ClipPlayer } from '../library/clip-player.tsx'
import { libraryWords } from '../library/words.ts'
import { RetryButton } from '../shell/retry-button.tsx'
import { reloadAsset } from './asset.ts'
import { PictureFrame } from './picture-frame.tsx'
import styles from './asset-details.module.css'

interface Props {
  asset: Asset
}

/** Plays the preview of a video when the person presses play. */
export function VideoPlayer({ asset }: Props) {
  const t = useStore(libraryWords)
  const player = useRef<HTMLVideoElement>(null)
  /** Seconds; where it failed. */
  const position = useRef(0)
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const { long, short } = asset.clips
  const clips = long.length > 0 ? long : short
  const width = innerWidth * devicePixelRatio

  async function retry(): Promise<void> {
    position.current = player.current?.currentTime ?? 0
    // Addresses of previews expire.
    await reloadAsset()
    setFailed(false)
    setTries(tries + 1)
  }

  return (
    <>
      <PictureFrame asset={asset}>
        <ClipPlayer
          key={tries}
          player={player}
          clips={clips}
          class={styles.picture}
          aria-label={asset.description}
          poster={choosePicture(asset, width)?.url}
          controls
          controlsList="nodownload noremoteplayback"
          disablePictureInPicture
          preload="none"
          autoplay={tries > 0}
          onLoadedMetadata={({ currentTarget }) => {
            currentTarget.currentTime = position.current
          }}
          onFail={() => setFailed(true)}
        />
      </PictureFrame>
      {isFailed && (
        <Row role="alert">
          {t.cannotPlay}
          <RetryButton
            error={null}
            kind="secondary"
            onRetry={() => void retry()}
          />
        </Row>
      )}
    </>
  )
}
