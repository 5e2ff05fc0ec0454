import { Checkbox } from './checkbox.tsx'
import styles from './choice-list.module.css'

interface Props<Value extends string> {
  label: string
  values: readonly Value[]
  choices: readonly { value: Value; text: string }[]
  onChange: (values: Value[]) => void
}

/** Several choices of a short list, kept in the order of that list. */
export function CheckList<Value extends string>(props: Props<Value>) {
  const { label, values, choices, onChange } = props

  function toggle(changed: Value): void {
    const all = choices.map(({ value }) => value)
    onChange(all.filter(one => (one === changed) !== values.includes(one)))
  }

  return (
    <div role="group" aria-label={label} class={styles.list}>
      {choices.map(({ value, text }) => (
        <Checkbox
          key={value}
          isChecked={values.includes(value)}
          onChange={() => toggle(value)}
        >
          {text}
        </Checkbox>
      ))}
    </div>
  )
}
