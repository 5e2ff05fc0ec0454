import type { ComponentChildren } from 'preact'
import styles from './row.module.css'

interface Props {
  /** One line with a gap between its ends; otherwise wraps. */
  apart?: boolean
  role?: 'alert'
  children: ComponentChildren
}

/** Things side by side. */
export function Row({ apart = false, role, children }: Props) {
  return (
    <div class={apart ? styles.apart : styles.row} role={role}>
      {children}
    </div>
  )
}
