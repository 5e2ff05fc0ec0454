import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { search } from './query/search.ts'
import type { Results } from './query/search.ts'
import { searchWords } from './words.ts'
import styles from './spelling-view.module.css'

interface Props {
  found: Results
}

/** People decide between their own and the corrected words. */
export function SpellingView({ found: { query, spellcheck, isExact } }: Props) {
  const t = useStore(searchWords)
  if (!isExact && spellcheck === undefined) return null
  return (
    <span class={styles.spelling}>
      <Button
        kind="quiet"
        icon="undo"
        label={isExact ? t.correctSpelling : t.searchForExactly({ query })}
        onPress={() => void search(query, { isExact: !isExact })}
      >
        <span class={styles.words}>
          {isExact ? t.correctSpelling : t.quoted({ query })}
        </span>
      </Button>
    </span>
  )
}
