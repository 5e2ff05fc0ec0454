import { useStore } from '@nanostores/preact'
import type { ErrorCode, ErrorData } from '../../contract/errors.ts'
import { $activeSession } from '../api/bearer.ts'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { $isOnline, $reconnectedAt } from './online.ts'
import { openTokenForm, tokenHints } from './token-sign-in.ts'
import { openTab } from './view.ts'
import { errorText } from '../words/error-text.ts'
import { buttonWords } from '../words/buttons.ts'
import { stateWords } from './words.ts'
import { RetryButton } from './retry-button.tsx'
import { useCause, isUnreached, wasOffline } from './use-cause.ts'
import { useEffect } from 'preact/hooks'

interface Props {
  title: string
  error: ErrorData
  /** Replaces the usual text for this error. */
  text?: string
  /** Another action, where retrying does not help. */
  instead?: { text: string; run: () => void } | false | undefined
  onRetry: () => void
}

/** A place that failed to load: what happened, and what to do. */
export function FailedView(props: Props) {
  const { title, error, text = errorText(error), instead, onRetry } = props
  const t = useStore(stateWords)
  const buttons = useStore(buttonWords)
  const isOut = useStore($activeSession) === null
  const isOnline = useStore($isOnline)
  const cause = useCause(error)
  useRetryWhenBack(error, onRetry)
  const { code } = error
  const isSecondWay = isOut && isOnline && code in tokenHints
  const mustSignIn =
    code === 'token-lacks-scope' || (isOut && endings.includes(code))
  return (
    <EmptyState
      role="alert"
      icon="warning"
      title={title}
      text={
        cause ??
        (isSecondWay ? t[tokenHints[code as keyof typeof tokenHints]] : text)
      }
    >
      {instead ? (
        <Button kind="primary" onPress={instead.run}>
          {instead.text}
        </Button>
      ) : mustSignIn ? (
        <Button kind="primary" onPress={() => openTab('account')}>
          {buttons.signIn}
        </Button>
      ) : (
        <RetryButton error={error} onRetry={onRetry} />
      )}
      {isSecondWay && <Button onPress={openTokenForm}>{t.useToken}</Button>}
      {code === 'not-allowed' && !instead && (
        <Button onPress={() => openTab('account')}>
          {isOut ? buttons.signIn : t.openAccount}
        </Button>
      )}
    </EmptyState>
  )
}

const endings: readonly ErrorCode[] = ['signed-out', 'session-expired']

/** Retries once what failed before the connection was back. */
function useRetryWhenBack(error: ErrorData, retry: () => void): void {
  const backAt = useStore($reconnectedAt)

  useEffect(() => {
    if (isUnreached(error) && wasOffline(error, backAt)) retry()
  }, [error, backAt])
}
