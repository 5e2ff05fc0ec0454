import type { ComponentChildren } from 'preact'
import styles from './empty-state.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

interface Props {
  icon: IconName
  title: string
  text: string
  /** Such as `alert` for a failure. */
  role?: 'alert' | 'status'
  children?: ComponentChildren
}

export function EmptyState({ icon, title, text, role, children }: Props) {
  return (
    <div class={styles.state} role={role}>
      <span class={styles.picture}>
        <Icon name={icon} size={20} />
      </span>
      <h2 class={styles.title}>{title}</h2>
      {text && <p class={styles.text}>{text}</p>}
      {children && <div class={styles.actions}>{children}</div>}
    </div>
  )
}
