import { atom } from 'nanostores'
import { isLicensed, retailOf } from './plan/license-plan.ts'
import type { LicensePlan } from './plan/license-plan.ts'
import { $project, missingFields } from './project.ts'
import { $licensing } from './purchase/licensing.ts'
import { $verificationCode } from './purchase/verification-code.ts'

/** A plan was confirmed although details were missing; fields say which. */
export const $showsMissing = atom(false)

$licensing.listen(({ state }) => {
  if (state === 'idle') $verificationCode.set('')
})

/** Whether everything is there that the subscriptions demand. */
export function isFilled({ items, asksFor, needsCode }: LicensePlan): boolean {
  const isComplete =
    missingFields(asksFor, $project.get()).length === 0 &&
    !(needsCode && $verificationCode.get().trim() === '') &&
    !items.some(item => isLicensed(item) && retailOf(item)?.amount === null)
  $showsMissing.set(!isComplete)
  return isComplete
}
