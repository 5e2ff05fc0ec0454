import { useStore } from '@nanostores/preact'
import type { ErrorData } from '../../contract/errors.ts'
import { $activeSession } from '../api/bearer.ts'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { $isOnline } from './online.ts'
import { openTokenForm } from './token-sign-in.ts'
import { openTab } from './view.ts'
import { errorText, canHelp } from '../words/error-texts.ts'
import { buttonWords } from '../words/buttons.ts'
import { stateWords, tokenHints } from './words.ts'
import { RetryButton, useAutoRetry } from './retry-button.tsx'
import { useCause, useSecondWay } from './use-cause.ts'

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
  useAutoRetry(error, onRetry)
  const canRetry = canHelp('retry', error)
  const isOffline = !isOnline && canHelp('connection', error)
  const isSecondWay = useSecondWay(error) && isOut
  const mustSignIn = canRetry
    ? isOut && canHelp('sign-in', error)
    : canHelp('account', error)
  return (
    <EmptyState
      role="alert"
      icon="warning"
      title={title}
      text={
        isOffline
          ? '' // the strip says it
          : (cause ?? (isSecondWay ? errorText(error, tokenHints) : text))
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
        canRetry && <RetryButton error={error} onRetry={onRetry} />
      )}
      {isSecondWay && <Button onPress={openTokenForm}>{t.useToken}</Button>}
      {canRetry && canHelp('account', error) && !instead && (
        <Button onPress={() => openTab('account')}>
          {isOut ? buttons.signIn : t.openAccount}
        </Button>
      )}
    </EmptyState>
  )
}
