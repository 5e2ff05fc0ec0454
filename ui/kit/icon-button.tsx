import type { Ref } from 'preact'
import styles from './button.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

interface Props {
  id?: string | undefined
  buttonRef?: Ref<HTMLButtonElement>
  label: string
  /** Keys that do the same, as written on them. */
  keys?: string
  icon: IconName
  /** For a toggle button. */
  isPressed?: boolean
  /** For a button that opens something below it. */
  isOpen?: boolean
  /** Of the menu that it opens. */
  menuId?: string
  /** A press does nothing now; it keeps the focus. */
  isOff?: boolean
  /** For a button that a key replaces. */
  isTabStop?: boolean
  onPress: () => void
}

export function IconButton(props: Props) {
  const {
    id,
    buttonRef = null,
    label,
    keys,
    icon,
    isPressed,
    isOpen,
    menuId,
    isOff = false,
    isTabStop = true,
    onPress
  } = props
  return (
    <button
      id={id}
      ref={buttonRef}
      type="button"
      class={`${styles.button} ${styles.quiet} ${styles.iconOnly}`}
      aria-label={label}
      aria-pressed={isPressed}
      aria-haspopup={menuId === undefined ? undefined : 'menu'}
      aria-expanded={isOpen}
      aria-controls={isOpen ? menuId : undefined}
      aria-disabled={isOff || undefined}
      data-tip={label}
      data-keys={keys}
      tabIndex={isTabStop ? undefined : -1}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
