import styles from './badge.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export interface BadgeProps {
  text: string
  kind?: 'neutral' | 'good' | 'warning' | 'bad' | 'overlay'
  icon?: IconName
}

export function Badge({ text, kind = 'neutral', icon }: BadgeProps) {
  return (
    <span class={`${styles.badge} ${styles[kind]}`}>
      {icon && <Icon name={icon} size={12} />}
      <span class={styles.text}>{text}</span>
    </span>
  )
}
