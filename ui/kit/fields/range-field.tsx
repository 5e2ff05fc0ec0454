import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { fieldWords } from '../words.ts'
import styles from './range-field.module.css'
import field from './small-field.module.css'

interface Props {
  label: string
  unit: string
  /** Labels of the two fields. */
  names: readonly [min: string, max: string]
  min: number | undefined
  max: number | undefined
  onMin: (value: number | undefined) => void
  onMax: (value: number | undefined) => void
}

const maxNumber = 1_000_000

/** A range of whole numbers, reported on commit, not on each key. */
export function RangeField({
  label,
  unit,
  names: [minName, maxName],
  min,
  max,
  onMin,
  onMax
}: Props) {
  const t = useStore(fieldWords)
  const ends = [
    { name: minName, to: t.rangeFrom, value: min, onValue: onMin },
    { name: maxName, to: t.rangeTo, value: max, onValue: onMax }
  ]
  return (
    <div role="group" aria-label={label} class={styles.row}>
      <span class={styles.label}>{label}</span>
      {ends.map(({ name, to, value, onValue }) => (
        <NumberInput
          key={name}
          name={name}
          placeholder={to}
          value={value}
          onValue={onValue}
        />
      ))}
      {unit}
    </div>
  )
}

interface InputProps {
  name: string
  placeholder: string
  value: number | undefined
  onValue: (value: number | undefined) => void
}

function NumberInput({ name, placeholder, value, onValue }: InputProps) {
  // A render while someone types must not reset the text.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      type="number"
      class={field.field}
      aria-label={name}
      placeholder={placeholder}
      min={1}
      max={maxNumber}
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
  return Math.min(number, maxNumber)
}
