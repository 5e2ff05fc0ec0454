import type { ComponentChildren } from 'preact'
import styles from './checkbox.module.css'

interface Props {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ComponentChildren
}

export function Checkbox({ isChecked, onChange, children }: Props) {
  return (
    <label class={styles.row}>
      <input
        type="checkbox"
        class={styles.box}
        checked={isChecked}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
