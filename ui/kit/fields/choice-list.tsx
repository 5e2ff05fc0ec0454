import { useId } from 'preact/hooks'
import styles from './choice-list.module.css'

interface Props<Value extends string> {
  label: string
  /** Undefined for none of them. */
  value: Value | undefined
  choices: readonly { value: Value; text: string }[]
  /** What it is called when none of them counts. */
  none: string
  onChoose: (value: Value | undefined) => void
}

/** One of a few, or none. */
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
