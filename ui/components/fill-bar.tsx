import type { ComponentChildren } from 'preact'
import styles from './fill-bar.module.css'

interface Props {
  /** Said, not shown: how far the layers are filled. */
  status: string
  actions: ComponentChildren
  /** The list of layers; null while it is closed. */
  children: ComponentChildren
}

/** Stands in a line that wraps; the list takes the next one. */
export function FillBar({ status, actions, children }: Props) {
  return (
    <section class={styles.bar} aria-label="Fill and place">
      <span role="status" class={styles.said}>
        {status}
      </span>
      <div class={styles.head}>{actions}</div>
      {children && <div class={styles.list}>{children}</div>}
    </section>
  )
}
