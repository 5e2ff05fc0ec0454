import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { fieldWords } from '../words.ts'
import styles from './range-field.module.css'
import field from './small-field.module.css'

interface Props {
  label: string
  /** Labels of the two fields. */
  names: readonly [least: string, most: string]
  least: number | undefined
  most: number | undefined
  onLeast: (value: number | undefined) => void
  onMost: (value: number | undefined) => void
}

const largest = 1_000_000

/** A range in pixels, reported when a value is committed, not on each key. */
export function RangeField({
  label,
  names: [leastName, mostName],
  least,
  most,
  onLeast,
  onMost
}: Props) {
  const t = useStore(fieldWords)
  const ends = [
    { name: leastName, to: t.rangeFrom, value: least, onValue: onLeast },
    { name: mostName, to: t.rangeTo, value: most, onValue: onMost }
  ]
  return (
    <div role="group" aria-label={label} class={styles.row}>
      <span class={styles.label}>{label}</span>
      {ends.map(({ name, to, value, onValue }) => (
        <PixelsInput
          key={name}
          name={name}
          placeholder={to}
          value={value}
          onValue={onValue}
        />
      ))}
      {t.pixels}
    </div>
  )
}

interface InputProps {
  name: string
  placeholder: string
  value: number | undefined
  onValue: (value: number | undefined) => void
}

function PixelsInput({ name, placeholder, value, onValue }: InputProps) {
  // A render while someone types must not reset the text.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      type="number"
      class={field.field}
      aria-label={name}
      placeholder={placeholder}
      min={1}
      max={largest}
      value={typed ?? value ?? ''}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onChange={({ currentTarget }) => {
        const number = numberIn(currentTarget.value)
        // Reset here, as nothing renders when the value is unchanged.
        currentTarget.value = String(number ?? '')
        setTyped(null)
        onValue(number)
      }}
    />
  )
}

/** A whole number within the API's range; anything else is undefined. */
function numberIn(text: string): number | undefined {
  const number = Math.round(Number(text))
  if (!(number >= 1)) return undefined
  return Math.min(number, largest)
}
