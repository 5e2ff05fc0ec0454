import { Chip } from './chip.tsx'
import styles from './keyword-list.module.css'

interface Props {
  words: readonly string[]
  onSearch: (word: string) => void
}

export function KeywordList({ words, onSearch }: Props) {
  return (
    <ul class={styles.list}>
      {words.map(word => (
        <li key={word}>
          <Chip
            text={word}
            label={`Search for ${word}`}
            onPress={() => onSearch(word)}
          />
        </li>
      ))}
    </ul>
  )
}
