import { useId } from 'preact/hooks'
import styles from './swatch-list.module.css'

interface Props {
  label: string
  value: string | undefined
  /** Six hexadecimal digits, and a name. */
  swatches: readonly { color: string; name: string }[]
  onChoose: (color: string) => void
}

export function SwatchList({ label, value, swatches, onChoose }: Props) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} class={styles.list}>
      {swatches.map(swatch => (
        <input
          key={swatch.color}
          type="radio"
          name={name}
          class={styles.swatch}
          style={{ backgroundColor: `#${swatch.color}` }}
          aria-label={swatch.name}
          title={swatch.name}
          checked={swatch.color === value}
          onChange={() => onChoose(swatch.color)}
        />
      ))}
    </div>
  )
}
