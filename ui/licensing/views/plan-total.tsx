import { useStore } from '@nanostores/preact'
import { Fragment } from 'preact'
import { Disclosure } from '../../kit/disclosure.tsx'
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

/** Below this height of the panel the rows need the room. */
const tall = 520

/** What is charged; where there is room also what is left afterwards. */
export function PlanTotal({ charge, price, retail, subscriptions }: Props) {
  const t = useStore(planWords)
  const { downloads } = useStore(amountWords)
  const sum = [downloads(charge), price].filter(Boolean).join(' · ')
  const line = (
    <span class={styles.line}>
      <span>{t.total}</span>
      <span class={styles.sum}>{sum}</span>
    </span>
  )
  return (
    <div class={styles.total} role="group" aria-label={t.total}>
      {subscriptions.length === 0 ? (
        line
      ) : (
        <Disclosure isLine summary={line} startsOpen={innerHeight >= tall}>
          {() => (
            <dl class={styles.left}>
              {subscriptions.map(({ id, name, left, limit, leftAfter }) => (
                <Fragment key={id}>
                  <dt>{t.leftAfterwards({ name })}</dt>
                  <dd class={styles.value}>
                    {leftAfter === null
                      ? t.notKnown
                      : t.leftOf({
                          left: leftAfter,
                          limit: limit || left || 0
                        })}
                  </dd>
                </Fragment>
              ))}
            </dl>
          )}
        </Disclosure>
      )}
      {retail && (
        <dl class={styles.left}>
          <dt>{t.retailTotal}</dt>
          <dd class={styles.value}>{retail}</dd>
        </dl>
      )}
    </div>
  )
}
