import { AssetCell } from './asset-cell.tsx'
import type { CellEvents, CellProps } from './grid-cell.tsx'
import type { PlacedCell, ResultRow } from './grid-layout.ts'
import type { QuickAction } from '../quick-actions.tsx'
import type { StateInFile } from '../states-in-file.ts'
import type { Asset, Clip } from '../../api/asset.ts'
import type { Track } from '../player/track.ts'
import { TrackCell } from './track-cell.tsx'
import styles from './windowed-grid.module.css'

export interface GridItem {
  id: string
  name: string
  aspect: number
  badges: string[]
}

/** The same tracks as the items. */
export interface TrackList {
  assets: readonly Asset[]
  playlist: readonly Track[]
  /** Plays or pauses; false for a track that cannot be played. */
  toggle: (index: number) => boolean
}

/** What cells show, by the index of their item. */
export interface GridContent {
  items: readonly GridItem[]
  pictureFor: (index: number, width: number) => string | null
  /** The clip of a video, in several formats; empty for others. */
  clipFor: (index: number) => readonly Clip[]
  /** Of music, which has rows in place of pictures. */
  music?: TrackList | null
  /** Undefined when not in the file. */
  stateFor: (index: number) => StateInFile | undefined
  /** In any file. */
  isLicensed: (index: number) => boolean
  actionsFor: (index: number) => QuickAction[]
  isPicked: (index: number) => boolean
}

interface RowProps extends GridContent {
  row: ResultRow
  /** Not only in the margin around the view. */
  isInView: boolean
  /** Its actions are shown. */
  isActive: (index: number) => boolean
  /** The cell whose clip plays. */
  playing: number | null
  tabStop: number | undefined
  events: CellEvents
}

/** Always the same, so that cells are not rendered again. */
const none: QuickAction[] = []

/**
 * A function, as a component would cost time and keep its props: functions of
 * an earlier render, and through them the lists of all before it.
 */
export function gridRow(props: RowProps) {
  const { row } = props
  return (
    <div
      key={row.number}
      role="row"
      aria-rowindex={row.number}
      class={styles.row}
      style={{ top: `${row.top}px`, height: `${row.height}px` }}
    >
      {row.cells.map((cell, column) => cellOf(props, cell, column))}
    </div>
  )
}

function cellOf(
  props: RowProps,
  { index, left, width }: PlacedCell,
  column: number
) {
  const { row, items, music, isInView, tabStop, events } = props
  const item = items[index]
  if (!item) return null
  const asset = music?.assets[index]
  const shared: CellProps = {
    name: item.name,
    url: props.pictureFor(index, asset ? row.height : width),
    left,
    width,
    height: row.height,
    index,
    column: column + 1,
    state: props.stateFor(index),
    isLicensed: props.isLicensed(index),
    actions: props.isActive(index) ? props.actionsFor(index) : none,
    isInView,
    isCurrent: tabStop === index,
    isPicked: props.isPicked(index),
    events
  }
  return music && asset ? (
    <TrackCell
      key={item.id}
      {...shared}
      asset={asset}
      playlist={music.playlist}
    />
  ) : (
    <AssetCell
      key={item.id}
      {...shared}
      badges={item.badges}
      clip={props.playing === index ? props.clipFor(index) : null}
    />
  )
}
