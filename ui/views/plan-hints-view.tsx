import { useStore } from '@nanostores/preact'
import { isLicensed, isOwned } from '../licensing/license-plan.ts'
import type { LicensePlan } from '../licensing/license-plan.ts'
import { $swapped } from '../stores/look.ts'
import { wordsForUnswapped } from '../words-for-swaps.ts'
import styles from './plan-hints-view.module.css'

interface Props {
  plan: LicensePlan
}

/** What a plan would not do, to be known before it is confirmed. */
export function PlanHintsView({ plan: { items } }: Props) {
  const swapped = useStore($swapped)
  const included = items.filter(item => isLicensed(item) || isOwned(item))
  const unswapped = included.filter(
    ({ assetId }) => swapped && !swapped.has(assetId)
  )
  const isWaiting = items.some(
    item =>
      item.decision.kind === 'license' && !item.isLeftOut && !isLicensed(item)
  )
  return (
    <>
      {unswapped.length > 0 && (
        <p class={styles.hint}>
          {wordsForUnswapped(unswapped.length, included.length)}
        </p>
      )}
      {isWaiting && (
        <p class={styles.hint}>Assets with a box stay out until you tick it.</p>
      )}
    </>
  )
}
