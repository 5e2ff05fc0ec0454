import { useStore } from '@nanostores/preact'
import type { Clip } from '../../api/asset.ts'
import { libraryWords } from '../words.ts'
import styles from './asset-cell.module.css'
import { CellBadges } from './cell-badges.tsx'
import { ClipView } from './clip-view.tsx'
import { Icon } from '../../kit/icon.tsx'
import { QuickActions } from '../quick-actions.tsx'
import type { QuickAction } from '../quick-actions.tsx'

interface Props {
  name: string
  url: string | null
  left: number
  width: number
  height: number
  /** Among all results. */
  index: number
  column: number
  badges: string[]
  /** The clip that plays now, in several formats; null for none. */
  clip: readonly Clip[] | null
  /** Already in the file. */
  state: 'comp' | 'licensed' | undefined
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
  point: (index: number) => void
  focus: (index: number) => void
  renewClip: (index: number, signal: AbortSignal) => Promise<readonly Clip[]>
}

export function AssetCell(props: Props) {
  const t = useStore(libraryWords)
  const { name, url, left, width, height, badges, state, actions } = props
  const { index, isPicked, events } = props
  const isLicensed = state === 'licensed' || props.isLicensed

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
      class={`${styles.cell} ${isPicked ? styles.isPicked : ''}`}
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
        title={name}
        onClick={press}
      >
        <img
          class={styles.picture}
          fetchpriority={props.isInView ? 'high' : 'auto'}
          src={url ?? undefined}
          alt={name}
          width={width}
          height={height}
          decoding="async"
          draggable={false}
        />
      </button>
      {props.clip && (
        <ClipView
          clips={props.clip}
          renew={signal => events.renewClip(index, signal)}
        />
      )}
      {(isPicked || actions.length > 0) && (
        <button
          type="button"
          class={styles.pick}
          tabIndex={-1}
          aria-label={t.pick({ name })}
          aria-pressed={isPicked}
          title={t.pickX}
          aria-keyshortcuts="X"
          onClick={event => events.pick(index, event.shiftKey)}
        >
          <Icon name="check" />
        </button>
      )}
      {(badges.length > 0 || state || isLicensed) && (
        <CellBadges
          badges={badges}
          isComp={state === 'comp'}
          isLicensed={isLicensed}
        />
      )}
      {actions.length > 0 && <QuickActions actions={actions} />}
    </div>
  )
}
