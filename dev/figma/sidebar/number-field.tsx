import { useState } from 'preact/hooks'
import controls from '../page/controls.module.css'

interface Props {
  /** The name that assistive technology reads. */
  label: string
  /** One or two letters before the number. */
  short: string
  /** Null where several layers differ. */
  value: number | null
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  disabled?: boolean
}

/** A number that is taken over by Enter, an arrow key or leaving the field. */
export function NumberField(props: Props) {
  const shown =
    props.value === null ? '' : String(Math.round(props.value * 100) / 100)
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? shown

  function commit(typed: string, step = 0): void {
    const value = typed.trim() === '' ? NaN : Number(typed) + step
    if (!Number.isFinite(value)) {
      setDraft(null)
      return
    }
    const { min = -Infinity, max = Infinity } = props
    const kept = Math.min(max, Math.max(min, value))
    setDraft(String(kept))
    if (String(kept) !== shown) props.onChange(kept)
  }

  function press(event: KeyboardEvent): void {
    const { key, shiftKey } = event
    if (key === 'Enter') commit(text)
    if (key === 'Escape' && draft !== null) {
      setDraft(null)
      event.stopPropagation()
    }
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return
    event.preventDefault()
    const step = (props.step ?? 1) * (shiftKey ? 10 : 1)
    commit(text, key === 'ArrowUp' ? step : -step)
  }

  return (
    <label class={controls['field']} title={props.label}>
      <span aria-hidden="true">{props.short}</span>
      <input
        type="number"
        step="any"
        aria-label={props.label}
        value={text}
        placeholder={props.value === null ? 'Mixed' : undefined}
        disabled={props.disabled}
        onFocus={event => event.currentTarget.select()}
        onInput={event => setDraft(event.currentTarget.value)}
        onBlur={() => {
          if (draft !== null) commit(draft)
          setDraft(null)
        }}
        onKeyDown={press}
      />
    </label>
  )
}
