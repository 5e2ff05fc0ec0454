import { useStore } from '@nanostores/preact'
import type { ErrorData } from '../../../contract/errors.ts'
import { $filterCount } from '../../stores/filters.ts'
import { retry } from '../../stores/search.ts'
import { wordsFor } from '../../words.ts'
import { filterFailures } from '../../words/filter-failures.ts'
import { searchFailures } from '../../words/search-failures.ts'
import { searchWords } from '../../words/search.ts'
import { FailedView } from './failed-view.tsx'

interface Props {
  error: ErrorData
}

export function SearchFailedView({ error }: Props) {
  const t = useStore(searchWords)
  const isFiltered = useStore($filterCount) > 0
  const failures = isFiltered ? filterFailures : searchFailures
  return (
    <FailedView
      title={t.searchDidNotWork}
      error={error}
      text={wordsFor(error, failures)}
      onRetry={() => void retry()}
    />
  )
}
