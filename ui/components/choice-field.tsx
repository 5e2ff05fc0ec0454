import styles from './choice-field.module.css'

interface Props {
  label: string
  value: string
  choices: readonly { value: string; text: string }[]
  onChoose: (value: string) => void
}

export function ChoiceField({ label, value, choices, onChoose }: Props) {
  return (
    <select
      class={styles.field}
      aria-label={label}
      value={value}
      onChange={event => onChoose(event.currentTarget.value)}
    >
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  )
}
