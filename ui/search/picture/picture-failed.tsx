import { useStore } from '@nanostores/preact'
import type { ErrorCode, ErrorData } from '../../../contract/errors.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { $session } from '../../account/session.ts'
import { openTab } from '../../shell/view.ts'
import { buttonWords } from '../../words/buttons.ts'
import { pictureWords } from './words.ts'
import { pictureErrorText } from './picture-texts.ts'

/** What only a sign-in helps after. */
const endings: readonly ErrorCode[] = [
  'signed-out',
  'session-expired',
  'gateway-credentials'
]

interface Props {
  error: ErrorData
  mustWait?: boolean
  onRetry: () => void
}

export function PictureFailed({ error, mustWait = false, onRetry }: Props) {
  const t = useStore(pictureWords)
  const buttons = useStore(buttonWords)
  const isOut = useStore($session).state === 'out'
  const mustSignIn = isOut && endings.includes(error.code)
  return (
    <EmptyState
      role="alert"
      icon="warning"
      title={t.failed}
      text={pictureErrorText(error)}
    >
      {!mustSignIn && (
        <Button
          kind="primary"
          icon="refresh"
          disabled={mustWait}
          onPress={onRetry}
        >
          {buttons.tryAgain}
        </Button>
      )}
      {isOut && (
        <Button
          kind={mustSignIn ? 'primary' : 'secondary'}
          onPress={() => openTab('account')}
        >
          {t.signIn}
        </Button>
      )}
    </EmptyState>
  )
}
