import { useStore } from '@nanostores/preact'
import { needsLayer } from '../../../contract/api/media-type.ts'
import { assetName } from '../../library/asset-name.ts'
import { Checkbox } from '../../kit/fields/checkbox.tsx'
import { AssetLine } from '../../library/asset-line.tsx'
import { isLicensed, retailOf } from '../plan/license-plan.ts'
import type { PlanDecision, PlanItem as Item } from '../plan/license-plan.ts'
import {
  choosePrice,
  leaveOutAsset,
  licenseAgain,
  tickAsset
} from '../planning.ts'
import { begunText, claimText, tickText } from '../plan/plan-texts.ts'
import { amountWords } from '../../words/amounts.ts'
import { buttonWords } from '../../words/buttons.ts'
import { planWords } from '../plan/words.ts'
import { choosePicture } from '../../library/choose-picture.ts'
import { hasFields, limitText, planDetail } from './plan-item-texts.ts'
import { PlanItemFields } from './plan-item-fields.tsx'
import { PriceField } from './price-field.tsx'
import { SwapPreviewView } from './swap-preview-view.tsx'

interface Props {
  item: Item
  /** The plan's only asset: excluding it would be cancelling. */
  isOne: boolean
  position: number
  count: number
}

export function PlanItemView({ item, isOne, position, count }: Props) {
  const t = useStore(planWords)
  const { asset, decision, isLeftOut, claim, begun, again } = item
  const name = assetName(asset, item)
  const picture = asset && choosePicture(asset, 40 * devicePixelRatio)
  const isPossible = decision.kind !== 'impossible'
  const inText = includeText(item)
  const retail = retailOf(item)
  const limit = limitText(item)
  const isOther = decision.kind === 'license' && !decision.isAsWished
  return (
    <AssetLine
      name={name}
      position={position}
      count={count}
      url={picture?.url ?? null}
      detail={isLeftOut ? t.leftOut : isPossible ? planDetail(item) : ''}
      side={isLeftOut ? '' : sideOf(decision)}
      fields={
        !isLeftOut &&
        hasFields(item) && <PlanItemFields item={item} name={name} />
      }
    >
      {!isOne && isPossible && (
        <Checkbox
          label={`${inText}: ${name}`}
          isChecked={!isLeftOut}
          onChange={isIn => leaveOutAsset(item, !isIn)}
        >
          {inText}
        </Checkbox>
      )}
      {isPossible && !isLeftOut && <SwapPreviewView asset={item} />}
      {limit && !isLeftOut && <p>{limit}</p>}
      {isOther && !isLeftOut && <p>{t.otherChoice}</p>}
      {claim && <p>{claimText(claim)}</p>}
      {begun.map(one => (
        <p key={one.id}>{begunText(one)}</p>
      ))}
      {again && !isLeftOut && (
        <Checkbox
          isChecked={again.isChosen}
          onChange={isAgain => licenseAgain(item, isAgain)}
        >
          {t.onceMore({ name })}
        </Checkbox>
      )}
      {retail && !isLeftOut && (
        <PriceField
          label={t.retailPrice({ currency: retail.currency })}
          price={retail.amount}
          isRequired={isLicensed(item)}
          onChange={price => choosePrice([item], price)}
        />
      )}
      {!isLeftOut && <Ticks item={item} name={name} />}
    </AssetLine>
  )
}

function Ticks({ item, name }: { item: Item; name: string }) {
  return (
    <>
      {item.ticks.map(({ kind, isTicked, license = '' }) => (
        <Checkbox
          key={kind}
          isChecked={isTicked}
          onChange={isNow => tickAsset(item, kind, isNow)}
        >
          {tickText(kind, name, license)}
        </Checkbox>
      ))}
    </>
  )
}

function sideOf(decision: PlanDecision): string {
  const t = planWords.get()
  if (decision.kind === 'impossible') return ''
  return decision.kind === 'owned'
    ? t.noCharge
    : amountWords.get().downloads(decision.expectedCharge)
}

function includeText({ mediaType, decision }: Item): string {
  const t = planWords.get()
  const isOwned = decision.kind === 'owned'
  if (needsLayer(mediaType)) return isOwned ? t.swapIt : t.licenseAndSwap
  return isOwned ? t.useLicense : buttonWords.get().license
}
