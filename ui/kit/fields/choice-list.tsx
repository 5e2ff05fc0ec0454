import { useId } from 'preact/hooks'
import styles from './choice-list.module.css'

interface Props<Value extends string> {
  label: string
  /** Undefined when nothing is chosen. */
  value: Value | undefined
  choices: readonly { value: Value; text: string }[]
  /** Label of the choice for nothing. */
  none: string
  onChoose: (value: Value | undefined) => void
}

/** One choice of a short list, or nothing. */
export function ChoiceList<Value extends string>(props: Props<Value>) {
  const { label, value, choices, none, onChoose } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} class={styles.list}>
      {[{ value: undefined, text: none }, ...choices].map(choice => (
        <label key={choice.text} class={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.text}
        </label>
      ))}
    </div>
  )
}
