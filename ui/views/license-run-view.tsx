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
                Try again
              </Button>
            )}
            {swapped.length > 0 && (
              <Button
                large
                onPress={() =>
                  void putBackSwapped(swapped.map(item => item.assetId))
                }
              >
                Put comps back
              </Button>
            )}
            <Button kind="primary" large onPress={closeLicensing}>
              Done
            </Button>
          </>
        ) : question ? (
          <>
            {question.left > 0 && (
              <Button large onPress={stopRun}>
                Stop
              </Button>
            )}
            <Button kind="primary" large onPress={() => answerRun(true)}>
              Go on
            </Button>
          </>
        ) : (
          <Button large disabled={isStopping} onPress={stopRun}>
            {isStopping ? 'Stopping…' : 'Stop'}
          </Button>
        )
      }
    >
      {isOver ? (
        <RunSummary items={items} />
      ) : (
        <ProgressBar
          label="Licensing; if you close the panel, what was sent is finished next time"
          done={items.filter(isNearlyOver).length}
          total={items.length}
        />
      )}
      {question && (
        <Callout
          kind="warning"
          role="alert"
          title="This took more than you confirmed"
        >
          <p>{wordsForMore(question)}</p>
        </Callout>
      )}
      <PlanList
        title="Assets"
        items={items}
        scroller={scroller}
        row={row}
        isKept={item => isOver && hasActions(item)}
      />
    </LicenseModal>
  )
}
