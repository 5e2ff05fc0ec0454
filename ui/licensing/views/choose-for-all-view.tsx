import { useStore } from '@nanostores/preact'
import type { PlanChoice, PlanItem } from '../plan/license-plan.ts'
import { chooseForAll } from '../planning.ts'
import { planWords } from '../plan/words.ts'
import { ChoiceFields } from './choice-fields.tsx'
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
  if (planned.length < 2 || isOneWay) return null
  return (
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
