import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import { filterWords } from './words.ts'
import chip from '../../kit/chip.module.css'
import { Icon } from '../../kit/icon.tsx'
import { fieldWords } from '../../kit/words.ts'
import styles from './opening-chip.module.css'

interface Props {
  name: string
  /** The choices that are on. */
  chosen: readonly string[]
  isOpen: boolean
  onPress: () => void
  onRemove: () => void
}

/** Opens choices below it; shows what is chosen, with a button to remove it. */
export function OpeningChip(props: Props) {
  const { name, chosen, isOpen, onPress, onRemove } = props
  const t = useStore(filterWords)
  const fields = useStore(fieldWords)
  const box = useRef<HTMLSpanElement>(null)
  const isOn = chosen.length > 0
  const [value = name] = chosen
  const isOne = chosen.length === 1

  useEffect(() => {
    if (isOn) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isOn])

  function labelOf(): string {
    if (!isOn) return t.chip({ text: name })
    if (isOne) return t.chipIs({ text: name, value })
    return t.chipChosen(chosen.length, { text: name })
  }

  return (
    <span ref={box} class={isOn ? styles.on : styles.box}>
      <button
        type="button"
        class={chip.chip}
        aria-label={labelOf()}
        title={isOn ? chosen.join(', ') : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onPress}
      >
        {isOn && !isOne ? `${name} (${chosen.length})` : value}
      </button>
      {isOn && (
        <RemoveButton
          label={fields.removeFilter({ text: isOne ? value : name })}
          onPress={onRemove}
        />
      )}
    </span>
  )
}

interface RemoveProps {
  label: string
  onPress: () => void
}

function RemoveButton({ label, onPress }: RemoveProps) {
  return (
    <button
      type="button"
      class={styles.remove}
      aria-label={label}
      data-tip={label}
      onClick={onPress}
    >
      <Icon name="close" size={12} />
    </button>
  )
}
