import type { ComponentChildren } from 'preact'
import styles from './checkbox.module.css'

interface Props {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /**
   * Accessible name, where the context is only visual; begins with the text.
   */
  label?: string
  children: ComponentChildren
}

export function Checkbox({ isChecked, onChange, label, children }: Props) {
  return (
    <label class={styles.row}>
      <input
        type="checkbox"
        class={styles.box}
        aria-label={label}
        checked={isChecked}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
