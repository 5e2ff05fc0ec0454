import styles from './chip.module.css'

interface Props {
  text: string
  label: string
  onPress: () => void
}

export function Chip({ text, label, onPress }: Props) {
  return (
    <button
      type="button"
      class={styles.chip}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {text}
    </button>
  )
}
