import { useStore } from '@nanostores/preact'
import type { ErrorData } from '../../../contract/errors.ts'
import { Button } from '../../components/button.tsx'
import { buttonWords } from '../../words/buttons.ts'
import { stateWords } from '../../words/states.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'

interface Props {
  error: ErrorData
  onRetry: () => void
}

/** Milliseconds, where the service does not say. */
const usualWait = 10_000

/** Waits as long as the service asked for. */
export function RetryButton({ error, onRetry }: Props) {
  const t = useStore(stateWords)
  const { tryAgain } = useStore(buttonWords)
  const seconds = useSecondsLeft(endOfWait(error))
  return (
    <Button
      kind="primary"
      icon="refresh"
      disabled={seconds > 0}
      onPress={onRetry}
    >
      {seconds > 0 ? t.tryAgainIn(seconds) : tryAgain}
    </Button>
  )
}

function endOfWait({ code, data }: ErrorData): number {
  if (code !== 'rate-limited') return 0
  const { at, retryAfter } = data ?? {}
  if (typeof at !== 'number') return 0
  return at + (typeof retryAfter === 'number' ? retryAfter : usualWait)
}
