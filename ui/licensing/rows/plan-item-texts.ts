import { assetKey } from '../../../contract/asset-key.ts'
import { needsLayer } from '../../../contract/api/media-type.ts'
import { maxSide } from '../../images/fit-plan.ts'
import { isWaiting, lacksPrice } from '../plan/license-plan.ts'
import type { PlanItem } from '../plan/license-plan.ts'
import {
  plannedSize,
  sizeBeyondFigma,
  suitingSize
} from '../plan/planned-size.ts'
import { reasonText } from '../plan/plan-texts.ts'
import { planWords } from '../plan/words.ts'
import {
  fileText,
  licenseText,
  sizeText,
  subscriptionText
} from '../../library/size-texts.ts'
import { amountWords } from '../../words/amounts.ts'
import { buttonWords } from '../../words/buttons.ts'

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

/** The size, or what is planned in its place; empty if nothing is. */
export function plannedText({ decision, isLeftOut }: PlanItem): string {
  if (decision.kind === 'impossible') return ''
  if (isLeftOut) return planWords.get().leftOut
  return sizeText(
    decision.kind === 'owned' ? decision.size : decision.choice.size
  )
}

/** What it costs; empty if it is not part of the plan. */
export function costText({ decision, isLeftOut }: PlanItem): string {
  if (decision.kind === 'impossible' || isLeftOut) return ''
  return decision.kind === 'owned'
    ? planWords.get().noCharge
    : amountWords.get().downloads(decision.expectedCharge)
}

/** What a tick before the asset means. */
export function includeText({ mediaType, decision }: PlanItem): string {
  const t = planWords.get()
  const isOwned = decision.kind === 'owned'
  if (needsLayer(mediaType)) return isOwned ? t.swapIt : t.licenseAndSwap
  return isOwned ? t.useLicense : buttonWords.get().license
}

/** Whether there is anything to read or choose. */
export function hasDetails({ decision, isLeftOut, again }: PlanItem): boolean {
  return !isLeftOut && (decision.kind !== 'impossible' || again !== null)
}

/** Something is missing, or is not what the person expects. */
export function mustBeRead(item: PlanItem): boolean {
  const { decision, claim, begun, again, isLeftOut } = item
  if (isLeftOut) return false
  const isOdd =
    decision.kind === 'license' &&
    (!decision.isAsWished || decision.choice.isTooLarge === true)
  const isImpossible = decision.kind === 'impossible' && again !== null
  const isNoted = claim !== null || begun.length > 0
  return isWaiting(item) || lacksPrice(item) || isOdd || isNoted || isImpossible
}

/** What a limit of Figma means for the file; empty if nothing. */
export function limitText(item: PlanItem): string {
  const { decision } = item
  const t = planWords.get()
  const larger = sizeBeyondFigma(item)
  if (larger === 'vector') return t.withEps
  if (larger !== undefined) return t.beyondFigma({ size: sizeText(larger) })
  if (decision.kind === 'license' && decision.choice.isTooLarge) {
    return t.tooLarge
  }
  return isBeyondPixels(item) ? t.beyondPixels : ''
}

function isBeyondPixels(item: PlanItem): boolean {
  const { width = 0, height = 0 } = plannedSize(item) ?? {}
  return item.mediaType === 'image' && Math.max(width, height) > maxSide
}

/** Which size is enough for the layers; empty where that is not known. */
export function coversText(
  item: PlanItem,
  drawnWidths: ReadonlyMap<string, number>
): string {
  const size = suitingSize(item, drawnWidths.get(assetKey(item)) ?? 0)
  return size ? planWords.get().covers({ size: sizeText(size) }) : ''
}

/** Whether there is anything to choose. */
export function hasFields({ decision, choices }: PlanItem): boolean {
  return decision.kind === 'owned'
    ? decision.sizes.length > 1
    : choices.length > 1
}
