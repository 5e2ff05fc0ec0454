import { useState } from 'preact/hooks'
import { useStore } from '@nanostores/preact'
import { assetWords } from './words.ts'
import { Button } from '../kit/button.tsx'
import { Chip } from '../kit/chip.tsx'
import styles from './keyword-list.module.css'

interface Props {
  words: readonly string[]
  /** In the panel's language; the words themselves if left out. */
  textOf?: ((word: string) => string) | undefined
  onSearch: (word: string) => void
}

/** More are shown only on request. */
const maxShown = 30

export function KeywordList({ words, textOf = same, onSearch }: Props) {
  const t = useStore(assetWords)
  const [isWhole, setWhole] = useState(false)
  const all = [...new Set(words)]
  const shown = isWhole ? all : all.slice(0, maxShown)
  return (
    <>
      <ul class={styles.list}>
        {shown.map(word => (
          <li key={word}>
            <Chip
              text={textOf(word)}
              label={t.searchFor({ words: textOf(word) })}
              onPress={() => onSearch(word)}
            />
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <div>
          <Button kind="quiet" onPress={() => setWhole(true)}>
            {t.showAll(all.length)}
          </Button>
        </div>
      )}
    </>
  )
}

function same(word: string): string {
  return word
}
