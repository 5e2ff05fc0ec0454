import controls from './controls.module.css'

interface Props<T extends string> {
  label: string
  /** Null where layers differ: shows "Mixed" until one is chosen. */
  value: T | null
  values: readonly T[]
  /** The label of a value; the value itself by default. */
  names?: Partial<Record<T, string>>
  onChoose: (value: T) => void
  class?: string | undefined
}

/** One choice among few, with its name. */
export function Choice<T extends string>(props: Props<T>) {
  const { label, value, values, onChoose } = props
  const nameOf = (of: T): string => props.names?.[of] ?? of
  return (
    <label class={props.class ?? controls['choice']}>
      <span>{label}</span>
      <select
        class={controls['input']}
        aria-label={label}
        value={value ?? ''}
        onChange={event => {
          const chosen = values.find(it => it === event.currentTarget.value)
          if (chosen !== undefined) onChoose(chosen)
        }}
      >
        {value === null && <option value="">Mixed</option>}
        {values.map(it => (
          <option key={it} value={it} selected={it === value}>
            {nameOf(it)}
          </option>
        ))}
      </select>
    </label>
  )
}
