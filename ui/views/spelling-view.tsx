import { useStore } from '@nanostores/preact'
import { Button } from '../components/button.tsx'
import { search } from '../stores/search.ts'
import type { Results } from '../stores/search.ts'
import { searchWords } from '../words/search.ts'

interface Props {
  found: Results
}

/** Whether the words or better ones are searched for is for people to say. */
export function SpellingView({ found: { query, spellcheck, isExact } }: Props) {
  const t = useStore(searchWords)
  if (isExact) {
    return (
      <Button
        kind="quiet"
        onPress={() => void search(query, { isExact: false })}
      >
        {t.correctSpelling}
      </Button>
    )
  }
  return spellcheck === undefined ? null : (
    <Button kind="quiet" onPress={() => void search(query, { isExact: true })}>
      {t.searchForExactly({ query })}
    </Button>
  )
}
