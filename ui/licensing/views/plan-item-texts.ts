import type { PlanItem } from '../plan/license-plan.ts'
import { reasonText } from '../plan/plan-texts.ts'
import { planWords } from '../plan/words.ts'
import { fileText, licenseText } from '../../library/size-texts.ts'

/** What is planned, except what a field beside it shows. */
export function planDetail({ decision, choices }: PlanItem): string {
  const t = planWords.get()
  if (decision.kind === 'impossible') {
    return reasonText(decision.reason, decision.detail)
  }
  if (decision.kind === 'owned') {
    const { size, format, sizes } = decision
    return sizes.length > 1 ? t.youOwnIt : fileText(size, format)
  }
  const { subscriptionId, subscriptionName, size, format, license } =
    decision.choice
  const isOnly = choices.every(one => one.subscriptionId === subscriptionId)
  const isOneSize = choices.every(one => one.size === size)
  return [
    isOnly ? subscriptionName : '',
    isOneSize ? fileText(size, format) : format.toUpperCase(),
    license && t.ofLicense({ license: licenseText(license) })
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Whether there is anything to choose. */
export function hasFields({ decision, choices }: PlanItem): boolean {
  return decision.kind === 'owned'
    ? decision.sizes.length > 1
    : choices.length > 1
}
