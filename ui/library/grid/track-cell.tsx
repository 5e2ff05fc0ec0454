import { useStore } from '@nanostores/preact'
import { Badge } from '../../kit/badge.tsx'
import type { Asset } from '../../api/asset.ts'
import { buttonWords } from '../../words/buttons.ts'
import { toPlayable } from '../playable.ts'
import { PlayButton } from '../player/play-button.tsx'
import type { Track } from '../player/track.ts'
import { Waveform } from '../player/waveform.tsx'
import { trackTextsOf } from '../track-facts.ts'
import { libraryWords } from '../words.ts'
import { GridCell } from './grid-cell.tsx'
import type { CellProps } from './grid-cell.tsx'
import styles from './track-cell.module.css'

interface Props extends CellProps {
  asset: Asset
  /** Next and previous stay in it. */
  playlist: readonly Track[]
}

/** A row with the facts of a track, which plays in place. */
export function TrackCell(props: Props) {
  const { asset, name, url, state, playlist } = props
  const t = useStore(libraryWords)
  const { licensed } = useStore(buttonWords)
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
            {isComp && <Badge icon="layer" text={t.inThisFile} />}{' '}
            {isLicensed && <Badge kind="good" icon="check" text={licensed} />}
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
}
