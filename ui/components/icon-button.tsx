import styles from './button.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

interface Props {
  label: string
  icon: IconName
  onPress: () => void
}

export function IconButton({ label, icon, onPress }: Props) {
  return (
    <button
      type="button"
      class={`${styles.button} ${styles.quiet} ${styles.iconOnly}`}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
