import { useStore } from '@nanostores/preact'
import type { ErrorData } from '../../contract/errors.ts'
import { Button } from '../kit/button.tsx'
import { buttonWords } from '../words/buttons.ts'
import { canHelp } from '../words/error-texts.ts'
import { stateWords } from './words.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface Props {
  error: ErrorData
  onRetry: () => void
}

/** Milliseconds, when the service does not say. */
const usualWait = 10_000

/** Disabled for as long as the service asked. */
export function RetryButton({ error, onRetry }: Props) {
  const t = useStore(stateWords)
  const { tryAgain } = useStore(buttonWords)
  const { at, wait } = waitOf(error)
  const seconds = useSecondsLeft(at + wait, wait)
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

function waitOf(error: ErrorData): { at: number; wait: number } {
  const { at, retryAfter } = error.data ?? {}
  if (!canHelp('wait', error) || typeof at !== 'number') {
    return { at: 0, wait: 0 }
  }
  return { at, wait: typeof retryAfter === 'number' ? retryAfter : usualWait }
}
