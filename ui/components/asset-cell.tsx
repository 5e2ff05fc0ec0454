import styles from './asset-cell.module.css'
import { Badge } from './badge.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export interface QuickAction {
  text: string
  icon: IconName
  /** It is under way; a press does nothing, and the focus stays. */
  disabled?: boolean
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
  /** Shown only while the cell is pointed at or has the focus. */
  actions: QuickAction[]
  isCurrent: boolean
  onOpen: () => void
  onPoint: () => void
  onFocus: () => void
}

export function AssetCell(props: Props) {
  const { name, url, left, width, height, badges, state, actions } = props
  return (
    <div
      role="gridcell"
      aria-colindex={props.column}
      data-index={props.index}
      class={styles.cell}
      style={{ left: `${left}px`, width: `${width}px`, height: `${height}px` }}
      onMouseEnter={props.onPoint}
      onFocusIn={props.onFocus}
    >
      <button
        type="button"
        class={styles.open}
        tabIndex={props.isCurrent ? 0 : -1}
        title={name}
        onClick={props.onOpen}
      >
        <img
          class={styles.picture}
          src={url ?? undefined}
          alt={name}
          width={width}
          height={height}
          decoding="async"
          draggable={false}
        />
      </button>
      {(badges.length > 0 || state) && (
        <div class={styles.badges}>
          {state && (
            <Badge
              kind="overlay"
              icon={state === 'licensed' ? 'check' : 'layer'}
              text={state === 'licensed' ? 'Licensed' : 'In this file'}
            />
          )}
          {badges.map(text => (
            <Badge key={text} text={text} kind="overlay" />
          ))}
        </div>
      )}
      {actions.length > 0 && (
        <div class={styles.actions}>
          {actions.map(({ text, icon, disabled, run }) => (
            <button
              key={text}
              type="button"
              class={styles.action}
              title={text}
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
