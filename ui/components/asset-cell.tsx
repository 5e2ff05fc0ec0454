import styles from './asset-cell.module.css'
import { Badge } from './badge.tsx'

export interface QuickAction {
  text: string
  disabled?: boolean
  run: () => void
}

interface Props {
  name: string
  url: string
  left: number
  width: number
  height: number
  column: number
  badges: string[]
  /** Shown only while the cell is pointed at or has the focus. */
  actions: QuickAction[]
  isCurrent: boolean
  onOpen: () => void
  onPoint: () => void
  onFocus: () => void
}

export function AssetCell(props: Props) {
  const { name, url, left, width, height, badges, actions } = props
  return (
    <div
      role="gridcell"
      aria-colindex={props.column}
      class={styles.cell}
      style={{ left, width, height }}
      onMouseEnter={props.onPoint}
      onFocusIn={props.onFocus}
    >
      <button
        type="button"
        class={styles.open}
        tabIndex={props.isCurrent ? 0 : -1}
        data-open=""
        title={name}
        onClick={props.onOpen}
      >
        <img
          class={styles.picture}
          src={url}
          alt={name}
          width={width}
          height={height}
          decoding="async"
          draggable={false}
        />
      </button>
      {badges.length > 0 && (
        <div class={styles.badges}>
          {badges.map(text => (
            <Badge key={text} text={text} kind="overlay" />
          ))}
        </div>
      )}
      {actions.length > 0 && (
        <div class={styles.actions}>
          {actions.map(({ text, disabled, run }) => (
            <button
              key={text}
              type="button"
              class={styles.action}
              disabled={disabled}
              onClick={run}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
