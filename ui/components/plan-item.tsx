import type { ComponentChildren } from 'preact'
import styles from './plan-item.module.css'
import { Thumbnail } from './thumbnail.tsx'

interface Props {
  name: string
  url: string | null
  detail: string
  /** The charge, or the outcome. */
  side?: ComponentChildren
  children?: ComponentChildren
}

export function PlanItem({ name, url, detail, side, children }: Props) {
  return (
    <li class={styles.item} aria-label={name}>
      <span class={styles.picture}>
        <Thumbnail url={url} />
      </span>
      <span class={styles.name} title={name}>
        {name}
      </span>
      <span class={styles.side}>{side}</span>
      {detail && <span class={styles.detail}>{detail}</span>}
      {children && <div class={styles.extra}>{children}</div>}
    </li>
  )
}
