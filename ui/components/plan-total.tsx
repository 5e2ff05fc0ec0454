import { Fragment } from 'preact'
import { countOf } from '../count-of.ts'
import styles from './plan-total.module.css'

interface Remainder {
  id: string
  name: string
  /** Null when the service does not say. */
  left: number | null
  /** All of its period; null when the service does not say. */
  limit: number | null
  leftAfter: number | null
}

interface Props {
  charge: number
  /** Money, as shown; empty for none. */
  price: string
  subscriptions: readonly Remainder[]
}

export function PlanTotal({ charge, price, subscriptions }: Props) {
  return (
    <dl class={styles.total} aria-label="Total">
      <dt class={styles.sum}>Total</dt>
      <dd class={`${styles.value} ${styles.sum}`}>
        {[countOf(charge, 'download'), price].filter(Boolean).join(' · ')}
      </dd>
      {subscriptions.map(({ id, name, left, limit, leftAfter }) => (
        <Fragment key={id}>
          <dt class={styles.left}>{name}, left afterwards</dt>
          <dd class={`${styles.value} ${styles.left}`}>
            {leftAfter === null
              ? 'not known'
              : `${leftAfter} of ${limit || left}`}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
