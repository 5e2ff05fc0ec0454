import { useStore } from '@nanostores/preact'
import { assetKey } from '../../../contract/asset-key.ts'
import { useCallback, useRef } from 'preact/hooks'
import { Callout } from '../../kit/callout.tsx'
import { PlanList } from '../rows/plan-list.tsx'
import { isNearlyOver } from '../purchase/run-item.ts'
import type { ChargeQuestion, RunItem } from '../purchase/run-item.ts'
import { closeLicensing } from '../purchase/licensing.ts'
import { chargeQuestionText } from '../purchase/purchase-texts.ts'
import { planWords } from '../plan/words.ts'
import { isSwap } from '../purchase/run-item.ts'
import { runWords } from '../words.ts'
import { hasActions, RunItemView } from './run-item-view.tsx'
import { RunFoot } from './run-foot.tsx'
import { RunSummary } from './run-summary.tsx'
import { LicenseModal } from './license-modal.tsx'
import { WorkProgress } from '../../shell/work-progress.tsx'

interface Props {
  items: readonly RunItem[]
  isOver: boolean
  isStopping?: boolean
  question?: ChargeQuestion | null
}

export function LicenseRunView(props: Props) {
  const t = useStore(runWords)
  const { items, isOver, isStopping = false, question = null } = props
  const scroller = useRef<HTMLDivElement>(null)
  const count = items.length
  const row = useCallback(
    (item: RunItem, index: number) => (
      <RunItemView
        key={assetKey(item)}
        item={item}
        isRunning={!isOver}
        position={index + 1}
        count={count}
      />
    ),
    [isOver, count]
  )
  return (
    <LicenseModal
      title={isSwap(items) ? planWords.get().swapComps : undefined}
      scroller={scroller}
      onCancel={() => isOver && closeLicensing()}
      foot={
        <RunFoot
          items={items}
          isOver={isOver}
          isStopping={isStopping}
          question={question}
        />
      }
    >
      {isOver ? (
        <RunSummary items={items} />
      ) : (
        <WorkProgress
          key={question ? 'asking' : 'going'} // the time spent waiting for an answer does not count
          label={t.licensing}
          done={items.filter(isNearlyOver).length}
          total={items.length}
        />
      )}
      {question && (
        <Callout kind="warning" role="alert" title={t.chargedMore}>
          <p>{chargeQuestionText(question)}</p>
        </Callout>
      )}
      <PlanList
        title={t.assets}
        items={items}
        scroller={scroller}
        rowHeight={108}
        row={row}
        isKept={item => isOver && hasActions(item)}
      />
    </LicenseModal>
  )
}
