import { useStore } from '@nanostores/preact'
import type { ErrorData } from '../../contract/errors.ts'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { $filterCount } from '../stores/filters.ts'
import { retry } from '../stores/search.ts'
import { wordsFor } from '../words.ts'
import { filterFailures } from '../words/filter-failures.ts'
import { searchFailures } from '../words/search-failures.ts'
import { buttonWords } from '../words/buttons.ts'
import { searchWords } from '../words/search.ts'

interface Props {
  error: ErrorData
}

export function SearchFailedView({ error }: Props) {
  const t = useStore(searchWords)
  const buttons = useStore(buttonWords)
  const isFiltered = useStore($filterCount) > 0
  return (
    <EmptyState
      role="alert"
      icon="warning"
      title={t.searchDidNotWork}
      text={wordsFor(error, isFiltered ? filterFailures : searchFailures)}
    >
      <Button kind="primary" icon="refresh" onPress={() => void retry()}>
        {buttons.tryAgain}
      </Button>
    </EmptyState>
  )
}
