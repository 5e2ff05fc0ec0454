import side from './properties.module.css'

interface Props {
  label: string
  /** Null where the layers differ. */
  value: string | null
  choices: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
}

/** One of several; "Mixed" until one is chosen for all. */
export function ChoiceField(props: Props) {
  const { label, value, choices } = props
  return (
    <label class={side['choice']}>
      <span>{label}</span>
      <select
        value={value ?? ''}
        onChange={event => props.onChange(event.currentTarget.value)}
      >
        {value === null && <option value="">Mixed</option>}
        {choices.map(([known, name]) => (
          <option key={known} value={known}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
