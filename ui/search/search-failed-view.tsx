import { useStore } from '@nanostores/preact'
import type { ErrorData } from '../../contract/errors.ts'
import { $filterCount } from './query/filters.ts'
import { retrySearch } from './query/search.ts'
import { errorText } from '../words/error-texts.ts'
import { $mediumWords } from './medium-words.ts'
import { filterFailures, searchFailures } from './words.ts'
import { FailedView } from '../shell/failed-view.tsx'

interface Props {
  error: ErrorData
}

export function SearchFailedView({ error }: Props) {
  const t = useStore($mediumWords)
  const isFiltered = useStore($filterCount) > 0
  const failures = isFiltered ? filterFailures : searchFailures
  return (
    <FailedView
      title={t.searchFailed}
      error={error}
      text={errorText(error, failures)}
      onRetry={() => void retrySearch()}
    />
  )
}
