import { useStore } from '@nanostores/preact'
import type { Asset, TrackFacts } from '../api/asset.ts'
import { Badge } from '../kit/badge.tsx'
import { choosePicture } from '../library/choose-picture.ts'
import { toPlayable } from '../library/playable.ts'
import { playlistWith } from '../library/playlists.ts'
import { PlayButton } from '../library/player/play-button.tsx'
import { Waveform } from '../library/player/waveform.tsx'
import { trackTextsOf } from '../library/track-facts.ts'
import { Hint } from '../kit/layout/hint.tsx'
import { libraryWords } from '../library/words.ts'
import { fadeIn } from '../kit/pictures/fade-in.ts'
import styles from './track-details.module.css'
import { assetWords } from './words.ts'

interface Props {
  asset: Asset
  track: TrackFacts
  isLicensed: boolean
}

/** Pixels. */
const coverSize = 72

/** The head of a track's page: what it is, and how it sounds. */
export function TrackDetails({ asset, track, isLicensed }: Props) {
  const t = useStore(assetWords)
  const { cannotPlay } = useStore(libraryWords)
  const cover = choosePicture(asset, coverSize * devicePixelRatio)
  const { artist, duration } = trackTextsOf(asset)
  const playable = toPlayable(asset)
  return (
    <div>
      <div class={styles.head}>
        {cover ? (
          <img
            ref={fadeIn}
            class={styles.cover}
            src={cover.url}
            alt=""
            decoding="async"
            draggable={false}
          />
        ) : (
          <span class={styles.cover} />
        )}
        <div class={styles.names}>
          <h2 class={styles.title} dir="auto">
            {asset.description}
          </h2>
          {artist && <p dir="auto">{artist}</p>}
          {track.album && (
            <p class={styles.album} dir="auto">
              {track.album}
            </p>
          )}
          {isLicensed && <Badge kind="good" icon="check" text={t.licensed} />}
        </div>
      </div>
      {playable ? (
        <div class={styles.player}>
          <PlayButton track={playable} list={playlistWith(playable)} />
          <Waveform track={playable} list={playlistWith(playable)} />
          <span class={styles.time}>{duration}</span>
        </div>
      ) : (
        <Hint>{cannotPlay}</Hint>
      )}
    </div>
  )
}
