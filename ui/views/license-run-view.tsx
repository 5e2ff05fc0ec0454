import { useStore } from '@nanostores/preact'
import { useCallback, useRef } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { Callout } from '../components/callout.tsx'
import { PlanList } from '../components/plan-list.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import type { ChargeQuestion } from '../licensing/run.ts'
import { isNearlyOver, isStranded } from '../licensing/run-item.ts'
import type { RunItem } from '../licensing/run-item.ts'
import { putBackSwapped } from '../stores/license-result.ts'
import { closeLicensing } from '../stores/licensing.ts'
import { retryLicensing } from '../stores/plan.ts'
import { answerRun, stopRun } from '../stores/run.ts'
import { wordsForMore } from '../words-for-states.ts'
import { buttonWords } from '../words/buttons.ts'
import { runWords } from '../words/run.ts'
import { hasActions, RunItemView } from './run-item-view.tsx'
import { RunSummary } from './run-summary.tsx'
import { LicenseModal } from './license-modal.tsx'

interface Props {
  items: readonly RunItem[]
  isOver: boolean
  isStopping?: boolean
  question?: ChargeQuestion | null
}

export function LicenseRunView(props: Props) {
  const t = useStore(runWords)
  const buttons = useStore(buttonWords)
  const { items, isOver, isStopping = false, question = null } = props
  const scroller = useRef<HTMLDivElement>(null)
  const count = items.length
  const row = useCallback(
    (item: RunItem, index: number) => (
      <RunItemView
        key={item.assetId}
        item={item}
        isRunning={!isOver}
        position={index + 1}
        count={count}
      />
    ),
    [isOver, count]
  )
  const retriable = items.filter(
    item =>
      item.step === 'refused' || item.step === 'stopped' || isStranded(item)
  )
  const swapped = items.filter(({ step }) => step === 'done')
  return (
    <LicenseModal
      scroller={scroller}
      onCancel={() => isOver && closeLicensing()}
      foot={
        isOver ? (
          <>
            {retriable.length > 0 && (
              <Button
                large
                onPress={() =>
                  void retryLicensing(retriable.map(item => item.assetId))
                }
              >
                {buttons.tryAgain}
              </Button>
            )}
            {swapped.length > 0 && (
              <Button
                large
                onPress={() =>
                  void putBackSwapped(swapped.map(item => item.assetId))
                }
              >
                {t.putCompsBack}
              </Button>
            )}
            <Button kind="primary" large onPress={closeLicensing}>
              {buttons.done}
            </Button>
          </>
        ) : question ? (
          <>
            {question.left > 0 && (
              <Button large onPress={stopRun}>
                {buttons.stop}
              </Button>
            )}
            <Button kind="primary" large onPress={() => answerRun(true)}>
              {t.goOn}
            </Button>
          </>
        ) : (
          <Button large disabled={isStopping} onPress={stopRun}>
            {isStopping ? t.stopping : buttons.stop}
          </Button>
        )
      }
    >
      {isOver ? (
        <RunSummary items={items} />
      ) : (
        <ProgressBar
          label={t.licensingIfYouClosePanel}
          done={items.filter(isNearlyOver).length}
          total={items.length}
        />
      )}
      {question && (
        <Callout kind="warning" role="alert" title={t.thisTookMoreThanYou}>
          <p>{wordsForMore(question)}</p>
        </Callout>
      )}
      <PlanList
        title={t.assets}
        items={items}
        scroller={scroller}
        row={row}
        isKept={item => isOver && hasActions(item)}
      />
    </LicenseModal>
  )
}
