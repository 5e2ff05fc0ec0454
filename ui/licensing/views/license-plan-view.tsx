import { useStore } from '@nanostores/preact'
import { useRef } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { Callout } from '../../kit/callout.tsx'
import { Checkbox } from '../../kit/fields/checkbox.tsx'
import { PlanTotal } from './plan-total.tsx'
import { isLicensed, isOwned } from '../plan/license-plan.ts'
import type { LicensePlan } from '../plan/license-plan.ts'
import { cancelLicensing, chooseVersion } from '../planning.ts'
import { confirmAndClose } from '../confirm-and-close.ts'
import { buttonWords } from '../../words/buttons.ts'
import { planWords } from '../plan/words.ts'
import { purchaseWords } from '../purchase/words.ts'
import { $swapped } from '../swap-preview.ts'
import { confirmText, planTitle } from '../confirm-texts.ts'
import { PreviewProblemView } from './preview-problem-view.tsx'
import { PlanHintsView } from './plan-hints-view.tsx'
import { PlanItems } from '../rows/plan-items.tsx'
import { ChooseForAllView } from './choose-for-all-view.tsx'
import { LicenseModal } from './license-modal.tsx'
import { retailTotalText, totalPriceText } from './price-texts.ts'
import { RefusedLists } from './refused-lists.tsx'
import { ProjectView } from './project-view.tsx'
import { subscriptionText } from '../../library/size-texts.ts'
import { useMissingFocus } from './use-missing-focus.ts'
import { VerificationCodeView } from './verification-code-view.tsx'

interface Props {
  plan: LicensePlan
  savesVersion: boolean
}

const groups = [
  { kind: 'license', words: 'toLicense' },
  { kind: 'owned', words: 'alreadyLicensed' }
] as const

export function LicensePlanView({ plan, savesVersion }: Props) {
  const t = useStore(planWords)
  const buttons = useStore(buttonWords)
  const scroller = useRef<HTMLDivElement>(null)
  useMissingFocus(scroller)
  const owned = plan.items.filter(isOwned)
  const toLicense = plan.items.filter(isLicensed)
  const isPossible = plan.items.some(
    ({ decision }) => decision.kind !== 'impossible'
  )
  const swapped = useStore($swapped)
  const count = toLicense.length + owned.length
  return (
    <LicenseModal
      title={planTitle(toLicense, owned, swapped)}
      isWide
      scroller={scroller}
      onCancel={cancelLicensing}
      foot={
        <>
          {isPossible && (
            <PlanTotal
              charge={plan.totalCharge}
              price={totalPriceText(plan.charges)}
              retail={retailTotalText(plan.items)}
              subscriptions={plan.charges.map(
                ({ subscription, leftAfter }) => ({
                  id: subscription.id,
                  name: subscriptionText(subscription.name),
                  left: subscription.left,
                  limit: subscription.limit,
                  leftAfter
                })
              )}
            />
          )}
          <PlanHintsView plan={plan} />
          <Button large onPress={cancelLicensing}>
            {isPossible ? buttons.cancel : buttons.close}
          </Button>
          {isPossible && (
            <Button
              kind="primary"
              large
              disabled={count === 0}
              onPress={() => void confirmAndClose()}
            >
              {confirmText(toLicense, owned, swapped)}
            </Button>
          )}
        </>
      }
    >
      {toLicense.length > 0 && (
        <ProjectView
          asksFor={plan.asksFor}
          hasTracks={toLicense.some(({ mediaType }) => mediaType === 'audio')}
        />
      )}
      {plan.needsCode && <VerificationCodeView />}
      <ChooseForAllView items={plan.items} />
      {plan.isDirect && (
        <Callout kind="warning" role="alert" title={t.noProtection}>
          <p>{purchaseWords.get().direct}</p>
        </Callout>
      )}
      {groups.map(({ kind, words }) => {
        const items = plan.items.filter(item => item.decision.kind === kind)
        return (
          <PlanItems
            key={kind}
            title={t[words]}
            items={items}
            isOne={plan.items.length === 1}
            scroller={scroller}
          />
        )
      })}
      <RefusedLists plan={plan} scroller={scroller} />
      {count > 0 && <PreviewProblemView />}
      {count > 1 && (
        <Checkbox isChecked={savesVersion} onChange={chooseVersion}>
          {t.saveVersionFirst}
        </Checkbox>
      )}
    </LicenseModal>
  )
}
