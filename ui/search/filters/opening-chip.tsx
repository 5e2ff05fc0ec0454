import { useStore } from '@nanostores/preact'
import { filterWords } from './words.ts'
import chip from '../../kit/chip.module.css'
import styles from './opening-chip.module.css'

interface Props {
  text: string
  /** How many of its choices are active. */
  count: number
  isOpen: boolean
  onPress: () => void
}

/** Opens choices below it. */
export function OpeningChip({ text, count, isOpen, onPress }: Props) {
  const t = useStore(filterWords)
  return (
    <button
      type="button"
      class={`${chip.chip} ${count > 0 ? styles.active : ''}`}
      aria-label={count > 0 ? t.chipChosen(count, { text }) : t.chip({ text })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {count > 0 ? `${text} (${count})` : text}
    </button>
  )
}
