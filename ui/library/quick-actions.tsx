import { useStore } from '@nanostores/preact'
import { Icon } from '../kit/icon.tsx'
import type { IconName } from '../kit/icon-shapes.ts'
import { useKeptFocus } from '../kit/use-kept-focus.ts'
import { keyWords } from '../shell/words.ts'
import styles from './quick-actions.module.css'

export interface QuickAction {
  text: string
  icon: IconName
  /** Shown first and with its words; Enter runs it, too. */
  isMain?: boolean
  /** Shown in words where the others are icons. */
  keepsWord?: boolean
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
  // Another main action comes first.
  useKeptFocus()
  return (
    <div class={`${styles.actions} ${place === 'row' ? styles.row : ''}`}>
      {actions.map(action => (
        <ActionButton key={action.icon} {...action} />
      ))}
    </div>
  )
}

function ActionButton(action: QuickAction) {
  const { text, icon, isMain, keepsWord, disabled, shortcut } = action
  const { enter } = useStore(keyWords)
  const look = isMain ? styles.isMain : keepsWord ? styles.keepsWord : ''
  return (
    <button
      type="button"
      class={`${styles.action} ${look}`}
      aria-label={text}
      data-tip={action.title ?? text}
      data-keys={joined([isMain && enter, shortcut], ', ')}
      aria-keyshortcuts={joined([isMain && 'Enter', shortcut], ' ')}
      aria-disabled={disabled}
      onClick={() => disabled || action.run()}
    >
      <span class={styles.icon}>
        <Icon name={icon} />
      </span>
      <span class={styles.word}>{text}</span>
    </button>
  )
}

type Keys = (string | false | undefined)[]

function joined(keys: Keys, between: string): string | undefined {
  return keys.filter(Boolean).join(between) || undefined
}
