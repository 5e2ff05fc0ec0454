import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { fieldWords } from '../words.ts'
import styles from './range-field.module.css'
import field from './small-field.module.css'

interface Props {
  label: string
  /** What the two fields are called. */
  names: readonly [least: string, most: string]
  least: number | undefined
  most: number | undefined
  onLeast: (value: number | undefined) => void
  onMost: (value: number | undefined) => void
}

const largest = 1_000_000

/** Pixels from and to; told when they are typed, not while. */
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
    { name: leastName, to: t.rangeFrom, value: least, tell: onLeast },
    { name: mostName, to: t.rangeTo, value: most, tell: onMost }
  ]
  return (
    <div role="group" aria-label={label} class={styles.row}>
      <span class={styles.label}>{label}</span>
      {ends.map(({ name, to, value, tell }) => (
        <PixelsInput
          key={name}
          name={name}
          placeholder={to}
          value={value}
          onValue={tell}
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
  // What is rendered while somebody types must not take it back.
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
        // Also when it is what it was, and nothing is rendered.
        currentTarget.value = String(number ?? '')
        setTyped(null)
        onValue(number)
      }}
    />
  )
}

/** Whole and within what the API takes; nothing for anything else. */
function numberIn(text: string): number | undefined {
  const number = Math.round(Number(text))
  if (!(number >= 1)) return undefined
  return Math.min(number, largest)
}
