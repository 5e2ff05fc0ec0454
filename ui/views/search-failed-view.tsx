import type { ErrorData } from '../../contract/errors.ts'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { retry } from '../stores/search.ts'
import { wordsFor } from '../words.ts'

interface Props {
  error: ErrorData
}

export function SearchFailedView({ error }: Props) {
  return (
    <EmptyState
      role="alert"
      icon="warning"
      title="The search did not work"
      text={wordsFor(error)}
    >
      <Button kind="primary" icon="refresh" onPress={() => void retry()}>
        Try again
      </Button>
    </EmptyState>
  )
}
