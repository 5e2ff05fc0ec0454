import { chargeOf, hasCrops, isAsSaid } from './purchase/run-item.ts'
import type { RunItem } from './purchase/run-item.ts'
import { $licensing, closeLicensing, showResult } from './purchase/licensing.ts'
import { confirmLicenses } from './run.ts'
import { showNotice } from '../shell/notices.ts'
import { assetsText } from '../words/amounts.ts'
import { buttonWords } from '../words/buttons.ts'
import { runWords } from './words.ts'

/**
 * Carries out the shown plan. The result closes if it is what the person
 * confirmed, and a notice says it; anything else stays to be read.
 */
export async function confirmAndClose(): Promise<void> {
  const planned = $licensing.get()
  if (planned.state !== 'confirm') return
  await confirmLicenses()
  const shown = $licensing.get()
  if (shown.state !== 'done') return
  const { items } = shown
  if (!isAsPlanned(items, planned.plan.totalCharge)) return
  closeLicensing()
  showNotice('success', asPlannedText(items), {
    text: buttonWords.get().show,
    run: () => showResult(items)
  })
}

/** All are swapped for what was confirmed, and leave nothing to do. */
function isAsPlanned(items: readonly RunItem[], confirmed: number): boolean {
  const isCharged = ({ charge }: RunItem) => charge !== null
  return (
    items.every(one => isAsSaid(one) && !hasCrops(one) && isCharged(one)) &&
    chargeOf(items) <= confirmed
  )
}

/** `Licensed 2 images. Swapped 1 comp. 2 downloads used.` */
function asPlannedText(items: readonly RunItem[]): string {
  const t = runWords.get()
  const licensed = items.filter(({ isOwned }) => !isOwned)
  const owned = items.length - licensed.length
  const charge = chargeOf(items)
  const resized = items.filter(({ isOnlyReduced }) => isOnlyReduced).length
  return [
    licensed.length > 0 && t.licensedAll({ assets: assetsText(licensed) }),
    owned > 0 && t.swappedAll(owned),
    charge > 0 ? t.used(charge) : t.noneUsed,
    resized > 0 && t.resized(resized)
  ]
    .filter(Boolean)
    .join(' ')
}
