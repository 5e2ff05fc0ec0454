import type { PlanItem } from '../plan/license-plan.ts'
import { sizeBeyondFigma } from '../plan/planned-size.ts'
import { reasonText } from '../plan/plan-texts.ts'
import { planWords } from '../plan/words.ts'
import {
  fileText,
  licenseText,
  sizeText,
  subscriptionText
} from '../../library/size-texts.ts'

/** What is planned, except what a field beside it shows. */
export function planDetail({ mediaType, decision, choices }: PlanItem): string {
  const t = planWords.get()
  if (decision.kind === 'impossible') {
    return reasonText(decision.reason, decision.detail, mediaType)
  }
  if (decision.kind === 'owned') {
    const { size, format, sizes } = decision
    return sizes.length > 1 ? t.youOwnIt : fileText(size, format)
  }
  const { subscriptionId, size, format, license } = decision.choice
  const subscription = subscriptionText(decision.choice.subscriptionName)
  const isOnly = choices.every(one => one.subscriptionId === subscriptionId)
  // the field beside it shows license and file
  if (mediaType === 'audio' && !isOnly) return subscription
  const isOneSize = choices.every(one => one.size === size)
  return [
    isOnly ? subscription : '',
    isOneSize ? fileText(size, format) : format.toUpperCase(),
    license && t.ofLicense({ license: licenseText(license) })
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What a limit of Figma means for the file; empty if nothing. */
export function limitText(item: PlanItem): string {
  const { decision } = item
  const t = planWords.get()
  const larger = sizeBeyondFigma(item)
  if (larger === 'vector') return t.withEps
  if (larger !== undefined) return t.beyondFigma({ size: sizeText(larger) })
  return decision.kind === 'license' && decision.choice.isTooLarge
    ? t.tooLarge
    : ''
}

/** Whether there is anything to choose. */
export function hasFields({ decision, choices }: PlanItem): boolean {
  return decision.kind === 'owned'
    ? decision.sizes.length > 1
    : choices.length > 1
}
