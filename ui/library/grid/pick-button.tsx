import { useStore } from '@nanostores/preact'
import { Icon } from '../../kit/icon.tsx'
import { libraryWords } from '../words.ts'
import styles from './grid-cell.module.css'

interface Props {
  name: string
  isPicked: boolean
  onPick: (isRange: boolean) => void
}

/** On a cell that is picked, or has the pointer or the focus. */
export function PickButton({ name, isPicked, onPick }: Props) {
  const t = useStore(libraryWords)
  return (
    <button
      type="button"
      data-mark
      class={styles.pick}
      tabIndex={-1}
      aria-label={t.pick({ name })}
      aria-pressed={isPicked}
      title={t.pickX}
      aria-keyshortcuts="X"
      onClick={event => onPick(event.shiftKey)}
    >
      <Icon name="check" />
    </button>
  )
}
