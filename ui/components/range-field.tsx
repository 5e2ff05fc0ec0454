import styles from './range-field.module.css'

interface Props {
  label: string
  least: number | undefined
  most: number | undefined
  onLeast: (value: number | undefined) => void
  onMost: (value: number | undefined) => void
}

const largest = 1_000_000

/** Pixels from and to; told when they are typed, not while. */
export function RangeField({ label, least, most, onLeast, onMost }: Props) {
  return (
    <div role="group" aria-label={label} class={styles.row}>
      <span class={styles.label}>{label}</span>
      <input
        type="number"
        aria-label={`Least ${label.toLowerCase()} in pixels`}
        placeholder="from"
        min={1}
        max={largest}
        value={least ?? ''}
        onChange={event => onLeast(numberIn(event.currentTarget))}
      />
      <input
        type="number"
        aria-label={`Most ${label.toLowerCase()} in pixels`}
        placeholder="to"
        min={1}
        max={largest}
        value={most ?? ''}
        onChange={event => onMost(numberIn(event.currentTarget))}
      />
      px
    </div>
  )
}

/** Whole and within what the API takes; nothing for anything else. */
function numberIn(field: HTMLInputElement): number | undefined {
  const number = Math.round(Number(field.value))
  if (!(number >= 1)) return undefined
  return Math.min(number, largest)
}
