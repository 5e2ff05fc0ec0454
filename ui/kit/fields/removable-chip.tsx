import { useStore } from '@nanostores/preact'
import { fieldWords } from '../words.ts'
import chip from '../chip.module.css'
import { Icon } from '../icon.tsx'
import styles from './removable-chip.module.css'

interface Props {
  text: string
  onRemove: () => void
}

export function RemovableChip({ text, onRemove }: Props) {
  const t = useStore(fieldWords)
  const label = t.removeFilter({ text })
  return (
    <button
      type="button"
      class={`${chip.chip} ${styles.chip}`}
      aria-label={label}
      title={label}
      onClick={onRemove}
    >
      <span class={styles.text} dir="auto">
        {text}
      </span>
      <Icon name="close" size={12} />
    </button>
  )
}
