import styles from './small-field.module.css'

interface Props<Value extends string> {
  label: string
  value: Value
  choices: readonly { value: Value; text: string }[]
  onChoose: (value: Value) => void
}

export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { label, value, choices, onChoose } = props

  function choose(value: string): void {
    const chosen = choices.find(choice => choice.value === value)
    if (chosen) onChoose(chosen.value)
  }

  return (
    <select
      class={styles.field}
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
