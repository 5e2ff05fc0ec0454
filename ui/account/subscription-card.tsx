import { useStore } from '@nanostores/preact'
import { accountWords } from './words.ts'
import styles from './subscription-card.module.css'

interface Props {
  name: string
  /** Null when unknown. */
  left: number | null
  limit: number | null
  note: string | null
}

export function SubscriptionCard({ name, left, limit, note }: Props) {
  const t = useStore(accountWords)
  return (
    <li class={styles.card} aria-label={name}>
      <span class={styles.name}>{name}</span>
      <span class={styles.left}>
        {left !== null &&
          (limit ? t.leftOf({ left, limit }) : t.left({ left }))}
      </span>
      {left !== null && limit !== null && limit > 0 && (
        <meter
          class={styles.meter}
          aria-label={t.downloadsLeft({ name })}
          min={0}
          max={limit}
          low={limit * 0.2}
          high={limit * 0.4}
          optimum={limit}
          value={left}
        />
      )}
      {note && <span class={styles.note}>{note}</span>}
    </li>
  )
}
