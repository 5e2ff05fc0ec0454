import type { ComponentChildren } from 'preact'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icon-shapes.ts'
import styles from './sound-button.module.css'

interface Props {
  label: string
  icon: IconName
  /** A press does nothing now; it keeps the focus. */
  isOff?: boolean
  isBusy?: boolean
  /** For a button that opens something. */
  isOpen?: boolean
  tabIndex?: number | undefined
  onPress: () => void
  children?: ComponentChildren
}

export function SoundButton(props: Props) {
  const { label, icon, isOff, isBusy, isOpen, tabIndex, onPress } = props
  return (
    <button
      type="button"
      class={styles.button}
      aria-label={label}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      aria-expanded={isOpen}
      data-tip={label}
      tabIndex={tabIndex}
      onClick={onPress}
    >
      <Icon name={icon} />
      {props.children}
    </button>
  )
}
