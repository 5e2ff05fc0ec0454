import type { ComponentChildren } from 'preact'
import styles from './action-bar.module.css'

interface Props {
  label: string
  children: ComponentChildren
}

export function ActionBar({ label, children }: Props) {
  return (
    <div class={styles.bar} role="group" aria-label={label}>
      {children}
    </div>
  )
}
