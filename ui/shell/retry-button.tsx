import { useStore } from '@nanostores/preact'
import type { ErrorData } from '../../contract/errors.ts'
import { Button } from '../kit/button.tsx'
import { buttonWords } from '../words/buttons.ts'
import { stateWords } from './words.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { waitOf } from './wait-of.ts'

interface Props {
  error: ErrorData
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
