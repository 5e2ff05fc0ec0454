import { Icon } from '../kit/icon.tsx'
import type { IconName } from '../kit/icon-shapes.ts'
import styles from './quick-actions.module.css'

export interface QuickAction {
  text: string
  icon: IconName
  /** The action is running: a press does nothing, and the focus stays. */
  disabled?: boolean
  /** Describes the action. */
  title?: string
  /** Keyboard shortcut while the result has the focus. */
  shortcut?: string
  run: () => void
}

interface Props {
  actions: readonly QuickAction[]
  /** Over the picture, or at the end of the row, of a cell. */
  place?: 'picture' | 'row'
}

/** On the cell with the pointer or the focus. */
export function QuickActions({ actions, place = 'picture' }: Props) {
  return (
    <div class={`${styles.actions} ${place === 'row' ? styles.row : ''}`}>
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
          <span class={styles.icon}>
            <Icon name={icon} />
          </span>
          <span class={styles.word}>{text}</span>
        </button>
      ))}
    </div>
  )
}
