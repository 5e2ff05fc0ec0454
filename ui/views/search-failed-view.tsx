import { useStore } from '@nanostores/preact'
import type { ErrorData } from '../../contract/errors.ts'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { $filterCount } from '../stores/filters.ts'
import { retry } from '../stores/search.ts'
import { wordsFor } from '../words.ts'
import { filterFailures } from '../words/filter-failures.ts'
import { searchFailures } from '../words/search-failures.ts'

interface Props {
  error: ErrorData
}

export function SearchFailedView({ error }: Props) {
  const isFiltered = useStore($filterCount) > 0
  return (
    <EmptyState
      role="alert"
      icon="warning"
      title="The search did not work"
      text={wordsFor(error, isFiltered ? filterFailures : searchFailures)}
    >
      <Button kind="primary" icon="refresh" onPress={() => void retry()}>
        Try again
      </Button>
    </EmptyState>
  )
}
