import { fadeIn } from '../../kit/pictures/fade-in.ts'
import { memo } from './memo.ts'
import type { Asset } from '../../api/asset.ts'
import { toPlayable } from '../playable.ts'
import { PlayButton } from '../player/play-button.tsx'
import type { Track } from '../player/track.ts'
import { Waveform } from '../player/waveform.tsx'
import { trackTextsOf } from '../track-facts.ts'
import { GridCell } from './grid-cell.tsx'
import type { CellProps } from './grid-cell.tsx'
import { TrackMarks } from './track-marks.tsx'
import styles from './track-cell.module.css'

interface Props extends CellProps {
  asset: Asset
  /** Next and previous stay in it. */
  playlist: readonly Track[]
}

/** A row with the facts of a track, which plays in place. */
export const TrackCell = memo(function TrackCell(props: Props) {
  const { asset, name, url, state, playlist } = props
  const { artist, duration, tempo } = trackTextsOf(asset)
  const playable = toPlayable(asset)
  const isComp = state === 'comp'
  const isLicensed = state === 'licensed' || props.isLicensed
  return (
    <GridCell
      {...props}
      class={styles.track}
      actionsIn="row"
      content={
        <span class={styles.row} title={name}>
          {url === null ? (
            <span class={styles.cover} />
          ) : (
            <img
              ref={fadeIn}
              class={styles.cover}
              fetchpriority={props.isInView ? 'high' : 'auto'}
              src={url}
              alt=""
              decoding="async"
              draggable={false}
            />
          )}
          <span class={styles.title} dir="auto">
            {asset.description}
          </span>{' '}
          <span class={styles.line}>
            <span class={styles.artist} dir="auto">
              {artist}
            </span>{' '}
            {(isComp || isLicensed) && (
              <TrackMarks isComp={isComp} isLicensed={isLicensed} />
            )}
          </span>{' '}
          <span class={styles.duration}>{duration}</span>{' '}
          <span class={styles.tempo}>{tempo}</span>
        </span>
      }
    >
      {playable && (
        <>
          <Waveform track={playable} list={playlist} tabIndex={-1} />
          <PlayButton track={playable} list={playlist} tabIndex={-1} />
        </>
      )}
    </GridCell>
  )
})
