import type { ComponentChildren } from 'preact'
import styles from './asset-line.module.css'
import { Thumbnail } from '../kit/pictures/thumbnail.tsx'

interface Props {
  name: string
  url: string | null
  detail: string
  /** Fields; beside the name where there is room. */
  fields?: ComponentChildren
  /** The charge, or the outcome. */
  side?: ComponentChildren
  children?: ComponentChildren
  /** Starts at 1, in a list that renders only a part. */
  position?: number
  count?: number
}

export function AssetLine(props: Props) {
  const { name, url, detail, fields, side, children, position, count } = props
  return (
    <li
      role="listitem"
      aria-posinset={position}
      aria-setsize={count}
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
