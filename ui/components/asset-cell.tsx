import { useStore } from '@nanostores/preact'
import { buttonWords } from '../words/buttons.ts'
import { placingWords } from '../words/placing.ts'
import styles from './asset-cell.module.css'
import { Badge } from './badge.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export interface QuickAction {
  text: string
  icon: IconName
  /** It is under way; a press does nothing, and the focus stays. */
  disabled?: boolean
  /** What it does to what. */
  title?: string
  /** The key that does the same while the result has the focus. */
  shortcut?: string
  run: () => void
}

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
  /** In the file already. */
  state: 'comp' | 'licensed' | undefined
  /** In whatever file. */
  isLicensed: boolean
  /** Shown only while the cell is pointed at or has the focus. */
  actions: QuickAction[]
  /** Its picture comes before those of other cells. */
  isInView: boolean
  isCurrent: boolean
  isPicked: boolean
  /** The same for each rendering. */
  events: CellEvents
}

/** What is done to the cell of an index. */
export interface CellEvents {
  open: (index: number) => void
  pick: (index: number, isRange: boolean) => void
  drag: (index: number, event: DragEvent) => void
  point: (index: number) => void
  focus: (index: number) => void
}

export function AssetCell(props: Props) {
  const t = useStore(placingWords)
  const buttons = useStore(buttonWords)
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
      {(isPicked || actions.length > 0) && (
        <button
          type="button"
          class={styles.pick}
          tabIndex={-1}
          aria-label={t.pick({ name })}
          aria-pressed={isPicked}
          title={t.pickSpace}
          aria-keyshortcuts="Space"
          onClick={event => events.pick(index, event.shiftKey)}
        >
          <Icon name="check" />
        </button>
      )}
      {(badges.length > 0 || state || isLicensed) && (
        <div class={styles.badges}>
          {state === 'comp' && (
            <Badge kind="overlay" icon="layer" text={t.inThisFile} />
          )}
          {isLicensed && (
            <Badge kind="overlay" icon="check" text={buttons.licensed} />
          )}
          {badges.map(text => (
            <Badge key={text} text={text} kind="overlay" />
          ))}
        </div>
      )}
      {actions.length > 0 && (
        <div class={styles.actions}>
          {actions.map(({ text, icon, disabled, title, shortcut, run }) => (
            <button
              key={text}
              type="button"
              class={styles.action}
              title={(title ?? text) + (shortcut ? ` (${shortcut})` : '')}
              aria-keyshortcuts={shortcut}
              aria-disabled={disabled}
              onClick={() => disabled || run()}
            >
              <span class={styles.sign}>
                <Icon name={icon} />
              </span>
              <span class={styles.word}>{text}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
