import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { AssetCell } from './asset-cell.tsx'
import type { CellEvents } from './asset-cell.tsx'
import type { QuickAction } from '../quick-actions.tsx'
import { keepFromPress, pressAllKey, pressCellKey } from './cell-keys.ts'
import type { CellKeys } from './cell-keys.ts'
import { heightOf, layOutResults, rowsBetween } from './grid-layout.ts'
import type { ResultRow } from './grid-layout.ts'
import styles from './windowed-grid.module.css'
import type { StateInFile } from '../states-in-file.ts'
import type { Clip } from '../../api/asset.ts'
import type { Place } from '../../shell/view.ts'
import { libraryWords } from '../words.ts'
import { useCurrentCell } from './use-current-cell.ts'
import { useInnerSize } from '../../kit/use-inner-size.ts'
import { useReturn } from '../../shell/use-kept-place.ts'
import { usePlayingCell } from './use-playing-cell.ts'
import { useScrollWindow } from './use-scroll-window.ts'
import { useStableCallbacks } from '../../kit/use-stable-callbacks.ts'

export interface GridItem {
  id: string
  name: string
  aspect: number
  badges: string[]
}

interface Props {
  label: string
  items: readonly GridItem[]
  /** There are no more items to load. */
  isComplete: boolean
  /** False while another view is in front. */
  isShown: boolean
  /** The list is about to be replaced. */
  isBusy: boolean
  place: Place
  pictureFor: (index: number, width: number) => string | null
  /** The clip of a video, in several formats; empty for others. */
  clipFor: (index: number) => readonly Clip[]
  renewClip: (index: number, signal: AbortSignal) => Promise<readonly Clip[]>
  /** Undefined when not in the file. */
  stateFor: (index: number) => StateInFile | undefined
  /** In any file. */
  isLicensed: (index: number) => boolean
  actionsFor: (index: number) => QuickAction[]
  isPicked: (index: number) => boolean
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

export function WindowedGrid(props: Props) {
  const { items, isComplete, isShown, place, onNearEnd } = props
  const { keys: help } = useStore(libraryWords)
  const scroller = useRef<HTMLDivElement>(null)
  const size = useInnerSize(scroller)
  const width = size?.width
  const rows = useMemo(() => {
    if (width === undefined) return []
    const aspects = items.map(item => item.aspect)
    const rowHeight = rowHeightFor(width)
    return layOutResults(aspects, { width, gap, rowHeight, isComplete })
  }, [items, width, isComplete])
  const total = heightOf(rows)
  const view = useScrollWindow(scroller, { size, rows, isShown, place })
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
      clips.toggle(index) || props.onPick(index, shiftKey)
  }

  useReturn(isShown, scroller, () =>
    scroller.current?.querySelector<HTMLElement>(
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
        onMouseLeave={() => {
          current.point(null)
          clips.point(null)
        }}
      >
        {shown.map(row => (
          <div
            key={row.number}
            role="row"
            aria-rowindex={row.number}
            class={styles.row}
            style={{ top: `${row.top}px`, height: `${row.height}px` }}
          >
            {row.cells.map((cell, column) => {
              const item = items[cell.index]
              return (
                item && (
                  <AssetCell
                    key={item.id}
                    name={item.name}
                    url={props.pictureFor(cell.index, cell.width)}
                    clip={
                      clips.playing === cell.index
                        ? props.clipFor(cell.index)
                        : null
                    }
                    left={cell.left}
                    width={cell.width}
                    height={row.height}
                    index={cell.index}
                    column={column + 1}
                    badges={item.badges}
                    state={props.stateFor(cell.index)}
                    isLicensed={props.isLicensed(cell.index)}
                    actions={
                      current.isActive(cell.index)
                        ? props.actionsFor(cell.index)
                        : []
                    }
                    isInView={row.top < view.top + (size?.height ?? 0)}
                    isCurrent={tabStop === cell.index}
                    isPicked={props.isPicked(cell.index)}
                    events={events}
                  />
                )
              )
            })}
          </div>
        ))}
      </div>
      {props.children}
    </div>
  )
}

/** About two photos side by side in a narrow panel. */
function rowHeightFor(width: number): number {
  return Math.round(Math.min(160, Math.max(104, 84 + width * 0.1)))
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
