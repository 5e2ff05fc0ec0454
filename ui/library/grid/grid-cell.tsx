import type { ComponentChildren } from 'preact'
import type { Clip } from '../../api/asset.ts'
import { PickButton } from './pick-button.tsx'
import { QuickActions } from '../quick-actions.tsx'
import type { QuickAction } from '../quick-actions.tsx'
import type { StateInFile } from '../states-in-file.ts'
import styles from './grid-cell.module.css'

/** What the cells of all media have in common. */
export interface CellProps {
  name: string
  url: string | null
  left: number
  width: number
  height: number
  /** Among all results. */
  index: number
  column: number
  /** Already in the file. */
  state: StateInFile | undefined
  /** In any file. */
  isLicensed: boolean
  /** Shown only with the pointer or the focus on the cell. */
  actions: QuickAction[]
  /** Loads its picture before those of other cells. */
  isInView: boolean
  isCurrent: boolean
  isPicked: boolean
  /** The same object in each render. */
  events: CellEvents
}

/** What the cell with this index calls. */
export interface CellEvents {
  open: (index: number) => void
  pick: (index: number, isRange: boolean) => void
  drag: (index: number, event: DragEvent) => void
  /** The pointer is on this cell, or on none. */
  point: (index: number | null) => void
  focus: (index: number) => void
  renewClip: (index: number, signal: AbortSignal) => Promise<readonly Clip[]>
}

interface Props extends CellProps {
  class: string | undefined
  /** Where the actions are: over a picture, or at the end of a row. */
  actionsIn: 'picture' | 'row'
  /** Of the button, where its content does not show the whole name. */
  title?: string
  /** In the button that opens the result. */
  content: ComponentChildren
  children?: ComponentChildren
}

/** One result: opened, picked and dragged by pointer and keys. */
export function GridCell(props: Props) {
  const { name, left, width, height, index, actions, isPicked, events } = props

  function press({ shiftKey, ctrlKey, metaKey }: MouseEvent): void {
    if (shiftKey || ctrlKey || metaKey) events.pick(index, shiftKey)
    else events.open(index)
  }

  return (
    <div
      role="gridcell"
      aria-colindex={props.column}
      aria-selected={isPicked}
      data-index={index}
      class={`${styles.cell} ${props.class} ${isPicked ? styles.isPicked : ''}`}
      draggable
      onDragStart={event => events.drag(index, event)}
      style={{ left: `${left}px`, width: `${width}px`, height: `${height}px` }}
      onMouseEnter={() => events.point(index)}
      onFocusIn={() => events.focus(index)}
    >
      <button
        type="button"
        class={styles.open}
        tabIndex={props.isCurrent ? 0 : -1}
        title={props.title}
        onClick={press}
      >
        {props.content}
      </button>
      {props.children}
      {(isPicked || actions.length > 0) && (
        <PickButton
          name={name}
          isPicked={isPicked}
          onPick={isRange => events.pick(index, isRange)}
        />
      )}
      {actions.length > 0 && (
        <QuickActions actions={actions} place={props.actionsIn} />
      )}
    </div>
  )
}
