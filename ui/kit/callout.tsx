import type { ComponentChildren } from 'preact'
import styles from './callout.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

interface Props {
  kind: 'neutral' | 'good' | 'warning' | 'bad'
  title?: string
  children?: ComponentChildren
  role?: 'alert' | 'status'
}

const icons: Record<Props['kind'], IconName> = {
  neutral: 'clock',
  good: 'check',
  warning: 'warning',
  bad: 'warning'
}

export function Callout({ kind, title, children, role }: Props) {
  return (
    <div class={`${styles.callout} ${styles[kind]}`} role={role}>
      <Icon name={icons[kind]} />
      <div class={styles.text}>
        {title && <p class={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
