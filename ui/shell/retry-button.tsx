import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import type { ErrorData } from '../../contract/errors.ts'
import { Button } from '../kit/button.tsx'
import { buttonWords } from '../words/buttons.ts'
import { canHelp } from '../words/error-texts.ts'
import { $reconnectedAt, $signedInAt } from './online.ts'
import { wasBefore } from './use-cause.ts'
import { stateWords } from './words.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { waitOf } from '../words/wait-of.ts'

interface Props {
  /** Null if there is nothing to wait for. */
  error: ErrorData | null
  kind?: 'primary' | 'secondary'
  /** In the foot of a dialog. */
  large?: boolean
  onRetry: () => void
}

/** Disabled for as long as the service asked. */
export function RetryButton(props: Props) {
  const { error, kind = 'primary', large = false, onRetry } = props
  const t = useStore(stateWords)
  const { tryAgain } = useStore(buttonWords)
  const { at, wait } = waitOf(error)
  const seconds = useSecondsLeft(at + wait, wait)
  return (
    <Button
      kind={kind}
      large={large}
      {...(!large && { icon: 'refresh' })}
      disabled={seconds > 0}
      onPress={onRetry}
    >
      {seconds > 0 ? t.tryAgainIn(seconds) : tryAgain}
    </Button>
  )
}

/**
 * Retries once when a later sign-in or connection may have solved the problem.
 * For reading only.
 */
export function useAutoRetry(error: ErrorData, retry: () => void): void {
  const backAt = useStore($reconnectedAt)
  const inAt = useStore($signedInAt)

  useEffect(() => {
    const mustSignIn = canHelp('sign-in', error) || canHelp('account', error)
    const isBack = canHelp('connection', error) && wasBefore(error, backAt)
    if (isBack || (mustSignIn && wasBefore(error, inAt))) retry()
  }, [error, backAt, inAt])
}
