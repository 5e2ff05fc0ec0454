import type { ErrorData } from '../../../contract/errors.ts'
import { wordsFor } from '../../words/error-text.ts'
import { RetryButton } from '../../shell/retry-button.tsx'

interface Props {
  error: ErrorData
  onRetry: () => void
}

/** Why no more assets came, and when they can be asked for again. */
export function MoreFailed({ error, onRetry }: Props) {
  return (
    <>
      {wordsFor(error)}
      <RetryButton error={error} onRetry={onRetry} />
    </>
  )
}
