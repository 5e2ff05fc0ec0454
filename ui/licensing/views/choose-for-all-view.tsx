import { useStore } from '@nanostores/preact'
import { retailOf } from '../plan/license-plan.ts'
import type { PlanChoice, PlanItem } from '../plan/license-plan.ts'
import { chooseForAll, choosePrice } from '../planning.ts'
import { planWords } from '../plan/words.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { PriceField } from './price-field.tsx'
import styles from './choose-for-all-view.module.css'

interface Props {
  items: readonly PlanItem[]
}

/** One size or subscription for every asset that allows it. */
export function ChooseForAllView({ items }: Props) {
  const t = useStore(planWords)
  const planned = items.flatMap(({ decision, isLeftOut }) =>
    decision.kind === 'license' && !isLeftOut ? decision.choice : []
  )
  // Assets of the same kind share their choices.
  const choices = [...new Set(items.map(item => item.choices))].flat()
  const isOneWay = choices.every(
    ({ subscriptionId, size }) =>
      subscriptionId === choices[0]?.subscriptionId && size === choices[0].size
  )
  if (planned.length < 2) return null
  return (
    <>
      {!isOneWay && (
        <div class={styles.forAll}>
          <span class={styles.forAllTitle}>{t.forAll}</span>
          <ChoiceFields
            of={t.all}
            none={{
              size: t.differentSizes,
              subscription: t.differentSubscriptions
            }}
            choices={choices}
            size={commonValue(planned, 'size')}
            subscriptionId={commonValue(planned, 'subscriptionId')}
            onChoose={chooseForAll}
          />
        </div>
      )}
      <PriceForAll items={items} />
    </>
  )
}

/** One retail price for all assets that need one. */
function PriceForAll({ items }: Props) {
  const t = useStore(planWords)
  const priced = items.filter(item => retailOf(item) && !item.isLeftOut)
  const prices = priced.flatMap(item => retailOf(item) ?? [])
  const [first] = prices
  if (!first || prices.length < 2) return null
  const isSame = prices.every(({ amount }) => amount === first.amount)
  return (
    <PriceField
      label={t.retailForAll({ currency: first.currency })}
      price={isSame ? first.amount : null}
      onChange={price => choosePrice(priced, price)}
    />
  )
}

/** The common value; empty if values differ. */
function commonValue(
  planned: readonly PlanChoice[],
  key: 'size' | 'subscriptionId'
): string {
  const [first] = planned
  const value = first?.[key] ?? ''
  return planned.every(choice => choice[key] === value) ? value : ''
}
