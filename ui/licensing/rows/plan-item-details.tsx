import { useStore } from '@nanostores/preact'
import { Checkbox } from '../../kit/fields/checkbox.tsx'
import { isLicensed, retailOf } from '../plan/license-plan.ts'
import type { PlanItem } from '../plan/license-plan.ts'
import { choosePrice, licenseAgain, tickAsset } from '../planning.ts'
import { begunText, claimText, tickText } from '../plan/plan-texts.ts'
import { planWords } from '../plan/words.ts'
import { $drawnWidths } from '../swap-preview.ts'
import {
  coversText,
  hasFields,
  limitText,
  planDetail
} from './plan-item-texts.ts'
import { PlanItemFields } from './plan-item-fields.tsx'
import styles from './plan-item-view.module.css'
import { PriceField } from './price-field.tsx'
import { SwapPreviewView } from './swap-preview-view.tsx'

interface Props {
  item: PlanItem
  name: string
}

/** What an asset of the plan says and asks once its line is open. */
export function PlanItemDetails({ item, name }: Props) {
  const t = useStore(planWords)
  const { decision, claim, begun, again } = item
  const isPossible = decision.kind !== 'impossible'
  const retail = retailOf(item)
  const detail = isPossible && planDetail(item)
  const limit = limitText(item)
  const covers = coversText(item, useStore($drawnWidths))
  const isOther = decision.kind === 'license' && !decision.isAsWished
  return (
    <div class={styles.details}>
      {detail && <p class={styles.detail}>{detail}</p>}
      {hasFields(item) && (
        <div class={styles.fields}>
          <PlanItemFields item={item} name={name} />
        </div>
      )}
      {covers && <p>{covers}</p>}
      {isPossible && <SwapPreviewView asset={item} />}
      {limit && <p>{limit}</p>}
      {isOther && <p>{t.otherChoice}</p>}
      {claim && <p>{claimText(claim)}</p>}
      {begun.map(one => (
        <p key={one.id}>{begunText(one)}</p>
      ))}
      {again && (
        <Checkbox
          isChecked={again.isChosen}
          onChange={isAgain => licenseAgain(item, isAgain)}
        >
          {t.onceMore({ name })}
        </Checkbox>
      )}
      {retail && (
        <PriceField
          label={t.retailPrice({ currency: retail.currency })}
          price={retail.amount}
          isRequired={isLicensed(item)}
          onChange={price => choosePrice([item], price)}
        />
      )}
      {item.ticks.map(({ kind, isTicked, license = '' }) => (
        <Checkbox
          key={kind}
          isChecked={isTicked}
          onChange={isNow => tickAsset(item, kind, isNow)}
        >
          {tickText(kind, name, license)}
        </Checkbox>
      ))}
    </div>
  )
}
