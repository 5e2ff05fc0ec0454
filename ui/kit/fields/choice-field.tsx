import styles from './small-field.module.css'

interface Props<Value extends string> {
  label: string
  value: Value
  choices: readonly { value: Value; text: string }[]
  onChoose: (value: Value) => void
  /** Looks like text. */
  isPlain?: boolean
}

export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { label, value, choices, onChoose, isPlain } = props

  function choose(value: string): void {
    const chosen = choices.find(choice => choice.value === value)
    if (chosen) onChoose(chosen.value)
  }

  return (
    <select
      class={`${styles.field} ${isPlain ? styles.plain : ''}`}
      aria-label={label}
      value={value}
      onChange={event => choose(event.currentTarget.value)}
    >
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  )
}
