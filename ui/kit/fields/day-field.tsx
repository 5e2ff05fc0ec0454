import styles from './day-field.module.css'
import field from './small-field.module.css'

interface Props {
  label: string
  /** Days such as `2026-01-31`; empty for none. */
  value: string
  min?: string
  max?: string
  onDay: (day: string) => void
}

export function DayField({ label, value, min, max, onDay }: Props) {
  return (
    <label class={styles.row}>
      {label}
      <input
        type="date"
        class={field.field}
        value={value}
        min={min}
        max={max}
        onInput={event => onDay(event.currentTarget.value)}
      />
    </label>
  )
}
