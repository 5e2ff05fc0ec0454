import { useStore } from '@nanostores/preact'
import type { RefObject } from 'preact'
import { Callout } from '../../kit/callout.tsx'
import { groupBy } from '../../platform/group-by.ts'
import { findOtherPlan } from '../plan/other-plan.ts'
import type { LicensePlan, PlanItem } from '../plan/license-plan.ts'
import { waysOn } from '../plan/ways-on.ts'
import { planWords } from '../plan/words.ts'
import { planWithOther } from '../planning.ts'
import { planDetail } from '../rows/plan-item-texts.ts'
import { PlanItems } from '../rows/plan-items.tsx'
import styles from './refused-lists.module.css'
import { WaysOn } from './ways-on.tsx'

interface Props {
  plan: LicensePlan
  scroller: RefObject<HTMLElement | null>
}

/** What cannot be licensed: each reason once, with what leads on. */
export function RefusedLists({ plan, scroller }: Props) {
  const t = useStore(planWords)
  const refused = plan.items.filter(
    ({ decision }) => decision.kind === 'impossible'
  )
  return (
    <>
      {[...groupBy(refused, planDetail)].map(([reason, items]) => (
        <PlanItems
          key={reason}
          title={t.cannotBeLicensed}
          items={items}
          isOne={plan.items.length === 1}
          scroller={scroller}
        >
          <Reason reason={reason} items={items} plan={plan} />
        </PlanItems>
      ))}
    </>
  )
}

interface ReasonProps {
  reason: string
  items: readonly PlanItem[]
  plan: LicensePlan
}

function Reason({ reason, items, plan }: ReasonProps) {
  const decision = items[0]?.decision
  const ways = decision?.kind === 'impossible' ? waysOn[decision.reason] : []
  const other = findOtherPlan(items, plan.charges)
  return (
    <Callout kind="warning">
      <p>{reason}</p>
      <div class={styles.ways}>
        <WaysOn
          ways={ways}
          assets={items}
          onOtherPlan={
            other === undefined ? undefined : () => planWithOther(items, other)
          }
        />
      </div>
    </Callout>
  )
}
