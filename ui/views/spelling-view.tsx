import { Button } from '../components/button.tsx'
import { search } from '../stores/search.ts'
import type { Results } from '../stores/search.ts'

interface Props {
  found: Results
}

/** Whether the words or better ones are searched for is for people to say. */
export function SpellingView({ found: { query, spellcheck, isExact } }: Props) {
  if (isExact) {
    return (
      <Button
        kind="quiet"
        onPress={() => void search(query, { isExact: false })}
      >
        Correct the spelling
      </Button>
    )
  }
  return spellcheck === undefined ? null : (
    <Button kind="quiet" onPress={() => void search(query, { isExact: true })}>
      {`Search for “${query}”`}
    </Button>
  )
}
