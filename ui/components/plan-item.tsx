import type { ComponentChildren } from 'preact'
import styles from './plan-item.module.css'
import { Thumbnail } from './thumbnail.tsx'

interface Props {
  name: string
  url: string | null
  detail: string
  /** What can be chosen; beside the name where there is room. */
  fields?: ComponentChildren
  /** The charge, or the outcome. */
  side?: ComponentChildren
  children?: ComponentChildren
}

export function PlanItem(props: Props) {
  const { name, url, detail, fields, side, children } = props
  return (
    <li
      class={`${styles.item} ${fields ? styles.hasFields : ''}`}
      aria-label={name}
    >
      <span class={styles.picture}>
        <Thumbnail url={url} />
      </span>
      <span class={styles.name} title={name}>
        {name}
      </span>
      <span class={styles.side}>{side}</span>
      {detail && <span class={styles.detail}>{detail}</span>}
      {fields && <div class={styles.fields}>{fields}</div>}
      {children && <div class={styles.extra}>{children}</div>}
    </li>
  )
}
