import { Icon } from '../kit/icon.tsx'
import styles from './size-list.module.css'

export interface ListedSize {
  name: string
  /** Pixels and weight; empty when nothing is known. */
  detail: string
  /** What it means for the layers that are selected; null without any. */
  meaning: { text: string; isEnough: boolean } | null
  /** Such as that it cannot be licensed; empty for none. */
  note: string
}

interface Props {
  label: string
  sizes: readonly ListedSize[]
}

/** Files of an asset, and what each is good for. */
export function SizeList({ label, sizes }: Props) {
  return (
    <ul class={styles.list} aria-label={label}>
      {sizes.map(({ name, detail, meaning, note }) => (
        <li key={name} class={styles.size}>
          <span class={styles.name}>{name}</span>
          <span class={styles.detail}>{detail}</span>
          {meaning && (
            <span class={styles.meaning}>
              <Icon name={meaning.isEnough ? 'check' : 'warning'} size={12} />
              {meaning.text}
            </span>
          )}
          {note && <span class={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  )
}
