import { useStore } from '@nanostores/preact'
import { needsLayer } from '../../../contract/api/media-type.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import { isLicensed, isOwned, isWaiting } from '../plan/license-plan.ts'
import type { LicensePlan } from '../plan/license-plan.ts'
import { $swapped } from '../swap-preview.ts'
import { unswappedText } from '../swap/swap-texts.ts'
import { planWords } from '../plan/words.ts'
import { purchaseWords } from '../purchase/words.ts'
import styles from './plan-hints-view.module.css'

interface Props {
  plan: LicensePlan
}

/** What a plan would not do; shown before it is confirmed. */
export function PlanHintsView({ plan: { items, replaces = [] } }: Props) {
  const t = useStore(planWords)
  const swapped = useStore($swapped)
  const included = items.filter(item => isLicensed(item) || isOwned(item))
  const shown = included.filter(({ mediaType }) => needsLayer(mediaType))
  const unswapped = shown.filter(
    item => swapped && !swapped.has(assetKey(item))
  )
  return (
    <>
      {replaces.length > 0 && items.some(isLicensed) && (
        <p class={styles.hint}>{purchaseWords.get().again}</p>
      )}
      {unswapped.length > 0 && (
        <p class={styles.hint}>{unswappedText(unswapped, included.length)}</p>
      )}
      {items.some(isWaiting) && <p class={styles.hint}>{t.confirmToInclude}</p>}
    </>
  )
}
