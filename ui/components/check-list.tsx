import { Checkbox } from './checkbox.tsx'
import styles from './choice-list.module.css'

interface Props<Value extends string> {
  label: string
  values: readonly Value[]
  choices: Readonly<Record<Value, string>>
  onChange: (values: Value[]) => void
}

/** Any number of a few, in the order in which they are offered. */
export function CheckList<Value extends string>(props: Props<Value>) {
  const { label, values, choices, onChange } = props
  const all = Object.keys(choices) as Value[] // of the record

  function toggle(value: Value): void {
    onChange(all.filter(one => (one === value) !== values.includes(one)))
  }

  return (
    <div role="group" aria-label={label} class={styles.list}>
      {all.map(value => (
        <Checkbox
          key={value}
          isChecked={values.includes(value)}
          onChange={() => toggle(value)}
        >
          {choices[value]}
        </Checkbox>
      ))}
    </div>
  )
}
