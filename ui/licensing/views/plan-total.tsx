import { useStore } from '@nanostores/preact'
import { Fragment } from 'preact'
import { amountWords } from '../../words/amounts.ts'
import { planWords } from '../plan/words.ts'
import styles from './plan-total.module.css'

interface Remainder {
  id: string
  name: string
  /** Null when unknown. */
  left: number | null
  /** The total of its period; null when unknown. */
  limit: number | null
  leftAfter: number | null
}

interface Props {
  charge: number
  /** Money, as shown; empty for none. */
  price: string
  /** What customers of a partner pay; empty for none. */
  retail: string
  subscriptions: readonly Remainder[]
}

export function PlanTotal({ charge, price, retail, subscriptions }: Props) {
  const t = useStore(planWords)
  const { downloads } = useStore(amountWords)
  return (
    <dl class={styles.total} aria-label={t.total}>
      <dt class={styles.sum}>{t.total}</dt>
      <dd class={`${styles.value} ${styles.sum}`}>
        {[downloads(charge), price].filter(Boolean).join(' · ')}
      </dd>
      {retail && (
        <>
          <dt class={styles.left}>{t.retailTotal}</dt>
          <dd class={`${styles.value} ${styles.left}`}>{retail}</dd>
        </>
      )}
      {subscriptions.map(({ id, name, left, limit, leftAfter }) => (
        <Fragment key={id}>
          <dt class={styles.left}>{t.leftAfterwards({ name })}</dt>
          <dd class={`${styles.value} ${styles.left}`}>
            {leftAfter === null
              ? t.notKnown
              : t.leftOf({ left: leftAfter, limit: limit || left || 0 })}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
