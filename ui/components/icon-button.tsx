import styles from './button.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

interface Props {
  label: string
  icon: IconName
  /** Of a button that stays pressed. */
  isPressed?: boolean
  onPress: () => void
}

export function IconButton({ label, icon, isPressed, onPress }: Props) {
  return (
    <button
      type="button"
      class={`${styles.button} ${styles.quiet} ${styles.iconOnly}`}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
