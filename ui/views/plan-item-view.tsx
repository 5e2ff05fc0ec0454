import { Checkbox } from '../components/checkbox.tsx'
import { ChoiceField } from '../components/choice-field.tsx'
import { PlanItem } from '../components/plan-item.tsx'
import { countOf } from '../count-of.ts'
import type {
  PlanChoice,
  PlanDecision,
  PlanItem as Item
} from '../licensing/license-plan.ts'
import {
  acknowledgeEditorial,
  chooseSubscription,
  leaveOutAsset
} from '../stores/licensing.ts'
import { wordsForReason } from '../words-for-reason.ts'
import { choosePicture } from './choose-picture.ts'
import { SwapLookView } from './swap-look-view.tsx'

interface Props {
  item: Item
  /** The only one of the plan: to leave it out is to cancel. */
  isOne: boolean
}

export function PlanItemView({ item, isOne }: Props) {
  const { assetId, asset, decision, isLeftOut } = item
  const name = asset?.description ?? `Asset ${assetId}`
  const picture = asset && choosePicture(asset, 40 * devicePixelRatio)
  return (
    <PlanItem
      name={name}
      url={picture?.url ?? null}
      detail={isLeftOut ? 'Left out' : detailOf(decision)}
      side={isLeftOut ? '' : sideOf(decision)}
    >
      {!isOne && decision.kind !== 'impossible' && (
        <Checkbox
          isChecked={!isLeftOut}
          onChange={isIn => leaveOutAsset(assetId, !isIn)}
        >
          {decision.kind === 'owned' ? 'Swap it' : 'License and swap it'}
        </Checkbox>
      )}
      {decision.kind !== 'impossible' && !isLeftOut && (
        <SwapLookView assetId={assetId} />
      )}
      {decision.kind === 'license' && decision.choices.length > 1 && (
        <ChoiceField
          label={`Subscription for ${name}`}
          value={decision.choice.subscriptionId}
          choices={decision.choices.map(choice => ({
            value: choice.subscriptionId,
            text: choiceText(choice)
          }))}
          onChoose={id => chooseSubscription(assetId, id)}
        />
      )}
      {decision.kind === 'license' && decision.claimedBy !== null && (
        <p>
          {decision.claimedBy} noted in this file that they licensed it. Your
          account has no such license.
        </p>
      )}
      {decision.kind === 'license' && decision.needsAcknowledgement && (
        <Checkbox
          isChecked={decision.acknowledged}
          onChange={isTicked => acknowledgeEditorial(assetId, isTicked)}
        >
          {tickText(asset?.isEditorial ?? false)}
        </Checkbox>
      )}
    </PlanItem>
  )
}

function tickText(isEditorial: boolean): string {
  return isEditorial
    ? 'Editorial: I use it for news or comment, not to advertise.'
    : 'License it for my account all the same.'
}

function detailOf(decision: PlanDecision): string {
  if (decision.kind === 'impossible') {
    return wordsForReason(decision.reason, decision.detail)
  }
  if (decision.kind === 'owned') {
    return decision.isUnusual
      ? `Yours under the license “${decision.license}”; check that it fits`
      : fileText(decision.size, decision.format)
  }
  return decision.choices.length > 1 ? '' : choiceText(decision.choice)
}

function sideOf(decision: PlanDecision): string {
  if (decision.kind === 'impossible') return ''
  return decision.kind === 'owned'
    ? 'No charge'
    : countOf(decision.expectedCharge, 'download')
}

function choiceText({ subscriptionName, size, format }: PlanChoice): string {
  return `${subscriptionName} · ${fileText(size, format)}`
}

function fileText(size: string, format: string): string {
  return [size.charAt(0).toUpperCase() + size.slice(1), format.toUpperCase()]
    .filter(Boolean)
    .join(' ')
}
