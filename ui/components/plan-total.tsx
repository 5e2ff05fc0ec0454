import { Fragment } from 'preact'
import { downloadCount } from './download-count.ts'
import styles from './plan-total.module.css'

interface Remainder {
  id: string
  name: string
  /** Null when the service does not say. */
  left: number | null
  charge: number
}

interface Props {
  charge: number
  subscriptions: readonly Remainder[]
}

export function PlanTotal({ charge, subscriptions }: Props) {
  return (
    <dl class={styles.total} aria-label="Total">
      <dt class={styles.sum}>Total</dt>
      <dd class={`${styles.value} ${styles.sum}`}>{downloadCount(charge)}</dd>
      {subscriptions.map(({ id, name, left, charge }) => (
        <Fragment key={id}>
          <dt class={styles.left}>{name}, left afterwards</dt>
          <dd class={`${styles.value} ${styles.left}`}>
            {left === null ? 'not known' : `${left - charge} of ${left}`}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
