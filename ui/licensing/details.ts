import { atom } from 'nanostores'
import { lacksPrice } from './plan/license-plan.ts'
import type { LicensePlan } from './plan/license-plan.ts'
import { $project, missingFields } from './project.ts'
import { $licensing } from './purchase/licensing.ts'
import { $verificationCode, forgetCode } from './purchase/verification-code.ts'

/** How often in a row License was pressed while details were missing. */
export const $incompletePresses = atom(0)

$licensing.listen(({ state }) => {
  if (state !== 'idle') return
  forgetCode()
  $incompletePresses.set(0)
})

/**
 * Whether all details are entered that the subscriptions demand; if not, the
 * fields show what is missing.
 */
export function checkDetails({
  items,
  asksFor,
  needsCode
}: Pick<LicensePlan, 'items' | 'asksFor' | 'needsCode'>): boolean {
  const isComplete =
    missingFields(asksFor, $project.get()).length === 0 &&
    !(needsCode && $verificationCode.get().trim() === '') &&
    !items.some(lacksPrice)
  $incompletePresses.set(isComplete ? 0 : $incompletePresses.get() + 1)
  return isComplete
}
