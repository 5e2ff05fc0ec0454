import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { $offeredWords } from './query/medium.ts'
import { $mediumWords } from './medium-words.ts'
import { searchFor } from './query/search.ts'
import styles from './words-offer.module.css'

/** What was searched for in another medium, until other words are typed. */
export function WordsOffer() {
  const t = useStore($mediumWords)
  const words = useStore($offeredWords)
  if (words === '') return null
  const text = t.searchFor({ words })
  return (
    <div class={styles.offer}>
      <Button kind="quiet" icon="search" onPress={() => searchFor(words)}>
        <span class={styles.words} title={text}>
          {text}
        </span>
      </Button>
    </div>
  )
}
