import { useStore } from '@nanostores/preact'
import type { ErrorData } from '../../../contract/errors.ts'
import { Button } from '../../kit/button.tsx'
import { RetryButton } from '../../shell/retry-button.tsx'
import { waitOf } from '../../words/wait-of.ts'
import { saveFiles } from '../download/save-files.ts'
import { savingFileWords } from '../download/words.ts'
import { saveFile } from '../../platform/save-file.ts'
import { isStranded } from '../purchase/run-item.ts'
import type { ChargeQuestion, RunItem } from '../purchase/run-item.ts'
import { putBackSwapped } from '../license-result.ts'
import { answerRun, closeLicensing, stopRun } from '../purchase/licensing.ts'
import { placeUnused } from '../place-owned.ts'
import { retryLicensing } from '../planning.ts'
import { canHelp } from '../../words/error-texts.ts'
import { buttonWords } from '../../words/buttons.ts'
import { refusalIn, waysOn } from '../plan/ways-on.ts'
import type { Refusal } from '../plan/ways-on.ts'
import { ownedWords, runWords } from '../words.ts'
import { isUnused } from './run-item-view.tsx'
import { WaysOn } from './ways-on.tsx'

interface Props {
  items: readonly RunItem[]
  isOver: boolean
  isStopping: boolean
  question: ChargeQuestion | null
}

/** Actions below a run. */
export function RunFoot({ items, isOver, isStopping, question }: Props) {
  const t = useStore(runWords)
  const buttons = useStore(buttonWords)
  if (isOver) return <FinishedFoot items={items} />
  if (!question) {
    return (
      <Button large busy={isStopping} onPress={stopRun}>
        {isStopping ? t.stopping : buttons.stop}
      </Button>
    )
  }
  return (
    <>
      {question.left > 0 && (
        <Button large onPress={() => answerRun(false)}>
          {buttons.stop}
        </Button>
      )}
      <Button kind="primary" large onPress={() => answerRun(true)}>
        {t.goOn}
      </Button>
    </>
  )
}

function FinishedFoot({ items }: Pick<Props, 'items'>) {
  const t = useStore(runWords)
  const buttons = useStore(buttonWords)
  const retriable = items.filter(
    item => isWorthRetrying(item) || item.step === 'stopped' || isStranded(item)
  )
  const refused = items.filter(item => refusalOf(item) !== undefined)
  const ways = new Set(
    refused.flatMap(item => waysOn[refusalOf(item) ?? 'license-refused'])
  )
  const unused = items.filter(isUnused)
  const swapped = items.filter(({ step }) => step === 'done')
  const tracks = items.flatMap(({ mediaType, reduced }) =>
    mediaType === 'audio' && reduced ? reduced : []
  )
  return (
    <>
      {retriable.length > 0 && (
        <RetryButton
          error={longestWait(retriable)}
          kind="secondary"
          large
          onRetry={() => void retryLicensing(retriable)}
        />
      )}
      <WaysOn ways={[...ways]} assets={refused} large />
      {tracks.length > 1 && (
        <Button large onPress={() => void saveFiles(tracks, saveFile)}>
          {savingFileWords.get().downloadTracks(tracks.length)}
        </Button>
      )}
      {unused.length > 1 && (
        <Button large onPress={() => void placeUnused(unused)}>
          {ownedWords.get().placeAll(unused.length)}
        </Button>
      )}
      {swapped.length > 0 && (
        <Button large onPress={() => void putBackSwapped(swapped)}>
          {t.putCompsBack}
        </Button>
      )}
      <Button kind="primary" large onPress={closeLicensing}>
        {buttons.done}
      </Button>
    </>
  )
}

/** Of the library, while it was asked. */
function refusalOf({ step, text, error }: RunItem): Refusal | undefined {
  // an own text says what else is missing
  return step === 'refused' && text === '' && error
    ? refusalIn(error.code)
    : undefined
}

function isWorthRetrying({ step, error }: RunItem): boolean {
  return step === 'refused' && (error === null || canHelp('retry', error))
}

/** The failure that a retry must wait for longest. */
function longestWait(items: readonly RunItem[]): ErrorData | null {
  const errors = items.map(({ error }) => error)
  errors.sort((one, other) => endOfWait(other) - endOfWait(one))
  return errors[0] ?? null
}

/** In milliseconds since 1970; 0 if there is no wait. */
function endOfWait(error: ErrorData | null): number {
  const { at, wait } = waitOf(error)
  return at + wait
}
