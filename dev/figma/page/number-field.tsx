import { useEffect, useState } from 'preact/hooks'
import controls from './controls.module.css'

interface Props {
  /** The name that assistive technology reads. */
  label: string
  /** One or two letters before the number. */
  short: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  disabled?: boolean
}

/** A number that is taken over by Enter, an arrow key or leaving the field. */
export function NumberField(props: Props) {
  const shown = String(Math.round(props.value * 100) / 100)
  const [text, setText] = useState(shown)
  const [editing, setEditing] = useState(false)
  useEffect(() => {
    if (!editing) setText(shown)
  }, [shown, editing])

  function commit(value: number): void {
    if (text === shown && value === Number(shown)) return
    if (!Number.isFinite(value)) {
      setText(shown)
      return
    }
    const { min = -Infinity, max = Infinity } = props
    const kept = Math.min(max, Math.max(min, value))
    setText(String(kept))
    props.onChange(kept)
  }

  return (
    <label class={controls['field']} title={props.label}>
      <span aria-hidden="true">{props.short}</span>
      <input
        type="number"
        step="any"
        aria-label={props.label}
        value={text}
        disabled={props.disabled}
        onFocus={event => {
          setEditing(true)
          event.currentTarget.select()
        }}
        onInput={event => setText(event.currentTarget.value)}
        onBlur={() => {
          setEditing(false)
          commit(text.trim() === '' ? NaN : Number(text))
        }}
        onKeyDown={event => {
          const { key, shiftKey } = event
          if (key === 'Enter') commit(text.trim() === '' ? NaN : Number(text))
          if (key === 'Escape') {
            setText(shown)
            event.stopPropagation()
          }
          if (key !== 'ArrowUp' && key !== 'ArrowDown') return
          event.preventDefault()
          const step = (props.step ?? 1) * (shiftKey ? 10 : 1)
          commit(Number(text) + (key === 'ArrowUp' ? step : -step))
        }}
      />
    </label>
  )
}
