import { Icon } from '../kit/icon.tsx'
import styles from './size-list.module.css'

export interface ListedSize {
  name: string
  /** Pixels and file size; empty when unknown. */
  detail: string
  /** What it means for the selected layers; null if there are none. */
  meaning: { text: string; isEnough: boolean } | null
  /** Such as that it cannot be licensed; empty for none. */
  note: string
}

interface Props {
  label: string
  sizes: readonly ListedSize[]
}

/** Files of an asset, and what each is suited for. */
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
