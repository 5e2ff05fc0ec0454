import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { CellEvents } from './grid-cell.tsx'
import { gridRow } from './grid-row.tsx'
import type { GridContent } from './grid-row.tsx'
import { keepFromPress, pressAllKey, pressCellKey } from './cell-keys.ts'
import type { CellKeys } from './cell-keys.ts'
import {
  heightOf,
  layOutResults,
  layOutTracks,
  rowsBetween
} from './grid-layout.ts'
import type { ResultRow } from './grid-layout.ts'
import styles from './windowed-grid.module.css'
import type { Clip } from '../../api/asset.ts'
import type { Place } from '../../shell/view.ts'
import { offerGridKeys } from '../grid-keys.ts'
import { libraryWords } from '../words.ts'
import { useCurrentCell } from './use-current-cell.ts'
import { useInnerSize } from '../../kit/use-inner-size.ts'
import { useReturn } from '../../shell/use-kept-place.ts'
import { usePlayingCell } from './use-playing-cell.ts'
import { useScrollWindow } from './use-scroll-window.ts'
import { useStableCallbacks } from '../../kit/use-stable-callbacks.ts'

interface Props extends GridContent {
  label: string
  /** There are no more items to load. */
  isComplete: boolean
  /** False while another view is in front. */
  isShown: boolean
  /** The list is about to be replaced. */
  isBusy: boolean
  place: Place
  renewClip: (index: number, signal: AbortSignal) => Promise<readonly Clip[]>
  onOpen: (index: number) => void
  onPick: (index: number, isRange: boolean) => void
  /** Picks a range. */
  onExtend: (from: number, to: number) => void
  onPickAll: () => void
  keys: CellKeys
  onDrag: (index: number, event: DragEvent) => void
  /** The end is less than two screens away. */
  onNearEnd: () => void
  /** Shown below the last row. */
  children?: ComponentChildren
}

const gap = 4

/** A track has more nodes in less height than pictures have. */
const margins = { pictures: 480, tracks: 320 }

export function WindowedGrid(props: Props) {
  const { items, isComplete, isShown, place, music, onNearEnd } = props
  const isMusic = !!music
  const { keys: help } = useStore(libraryWords)
  const scroller = useRef<HTMLDivElement>(null)
  const size = useInnerSize(scroller)
  const width = size?.width
  const rows = useMemo(() => {
    if (width === undefined) return []
    if (isMusic) return layOutTracks(items.length, width)
    const aspects = items.map(item => item.aspect)
    const rowHeight = rowHeightFor(width)
    return layOutResults(aspects, { width, gap, rowHeight, isComplete })
  }, [items, width, isComplete, isMusic])
  const total = heightOf(rows)
  const view = useScrollWindow(scroller, {
    size,
    rows,
    isShown,
    place,
    margin: isMusic ? margins.tracks : margins.pictures
  })
  const current = useCurrentCell(
    scroller,
    rows,
    view.reveal,
    place,
    props.onExtend
  )
  const clips = usePlayingCell(index => props.clipFor(index).length > 0)
  const shown = withRow(
    rowsBetween(rows, view.from, view.to),
    current.focusedRow
  )
  const tabStop = tabStopOf(shown, current.index, view.top)
  const events = useStableCallbacks<CellEvents>({
    open: props.onOpen,
    pick: props.onPick,
    drag: props.onDrag,
    renewClip: props.renewClip,
    point: index => {
      // Actions on each cell that passes below the pointer would be drawn.
      if (view.postpone(() => events.point(index))) return
      current.point(index)
      clips.point(index)
    },
    focus: index => {
      current.focus(index)
      if (index !== clips.playing) clips.stop()
    }
  })

  const cellKeys: CellKeys = {
    ...props.keys,
    x: (index, { shiftKey }) => props.onPick(index, shiftKey),
    ' ': (index, { shiftKey }) =>
      clips.toggle(index) ||
      music?.toggle(index) ||
      props.onPick(index, shiftKey)
  }

  useEffect(() => {
    if (!isShown) return undefined
    return offerGridKeys(event => {
      const picked = items.findIndex((_, index) => props.isPicked(index))
      const index = picked < 0 ? tabStop : picked
      if (index !== undefined) pressCellKey(event, props.keys, index)
    })
  })

  // On pages, the person stepped to another asset of this list.
  useLayoutEffect(() => {
    if (!isShown || !place.isMoved) return
    const row = rows.find(({ cells }) =>
      cells.some(({ index }) => index === place.cell)
    )
    if (!row) return
    view.reveal(row)
    if (current.index === place.cell) delete place.isMoved
    else current.setIndex(place.cell)
  })

  useReturn(isShown, scroller, () =>
    place.isMoved
      ? null
      : scroller.current?.querySelector<HTMLElement>(
          `[data-index="${tabStop}"] button`
        )
  )

  useEffect(() => {
    if (!isShown) clips.stop()
  }, [isShown])

  useEffect(() => {
    if (size && view.top + size.height * 3 >= total) onNearEnd()
  }, [view.top, size?.height, total])

  return (
    <div ref={scroller} class={styles.scroller} onScroll={view.onScroll}>
      <div
        role="grid"
        aria-label={props.label}
        aria-rowcount={isComplete ? rows.length : -1}
        class={styles.grid}
        style={{ height: `${total}px` }}
        aria-multiselectable
        aria-busy={props.isBusy}
        aria-description={help}
        onKeyDown={event =>
          pressAllKey(event, props.onPickAll) ||
          pressCellKey(event, cellKeys) ||
          current.onKeyDown(event)
        }
        onKeyUp={keepFromPress}
        onFocusOut={event => {
          if (current.onFocusOut(event)) clips.stop()
        }}
        onMouseLeave={() => events.point(null)}
      >
        {shown.map(row =>
          gridRow({
            ...props,
            row,
            isInView: row.top < view.top + (size?.height ?? 0),
            isActive: current.isActive,
            playing: clips.playing,
            tabStop,
            events
          })
        )}
      </div>
      {props.children}
    </div>
  )
}

/** About two photos side by side in a narrow panel. */
function rowHeightFor(width: number): number {
  return Math.round(Math.min(160, Math.max(96, 72 + width * 0.1)))
}

function withRow(
  shown: readonly ResultRow[],
  row: ResultRow | undefined
): readonly ResultRow[] {
  if (!row || shown.includes(row)) return shown
  return (shown[0]?.top ?? 0) > row.top ? [row, ...shown] : [...shown, row]
}

/** The tab stop: the current cell, or the first one in view. */
function tabStopOf(
  shown: readonly ResultRow[],
  current: number,
  top: number
): number | undefined {
  const cells = shown.flatMap(row => row.cells)
  if (cells.some(cell => cell.index === current)) return current
  return shown.find(row => row.top >= top)?.cells[0]?.index
}
