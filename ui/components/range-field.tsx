import styles from './range-field.module.css'
import field from './small-field.module.css'

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
  const what = `${label.toLowerCase()} in pixels`
  const ends = [
    { name: 'Least', to: 'from', value: least, tell: onLeast },
    { name: 'Most', to: 'to', value: most, tell: onMost }
  ]
  return (
    <div role="group" aria-label={label} class={styles.row}>
      <span class={styles.label}>{label}</span>
      {ends.map(({ name, to, value, tell }) => (
        <input
          key={name}
          type="number"
          class={field.field}
          aria-label={`${name} ${what}`}
          placeholder={to}
          min={1}
          max={largest}
          value={value ?? ''}
          onChange={({ currentTarget }) => {
            const number = numberIn(currentTarget.value)
            // Also when it is what it was, and nothing is rendered.
            currentTarget.value = String(number ?? '')
            tell(number)
          }}
        />
      ))}
      px
    </div>
  )
}

/** Whole and within what the API takes; nothing for anything else. */
function numberIn(text: string): number | undefined {
  const number = Math.round(Number(text))
  if (!(number >= 1)) return undefined
  return Math.min(number, largest)
}
