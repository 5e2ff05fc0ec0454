import { useState } from 'preact/hooks'
import controls from '../../controls/controls.module.css'

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
}

/** What is typed, and whether it was handed on already. */
interface Draft {
  text: string
  given: boolean
}

/** A number that is taken over by Enter, an arrow key or leaving the field. */
export function NumberField(props: Props) {
  const { value, min = -Infinity, max = Infinity } = props
  const [draft, setDraft] = useState<Draft | null>(null)
  const shown = value === null ? '' : String(Math.round(value * 100) / 100)
  const text = draft?.text ?? shown

  function give(typed: number): number {
    const kept = Math.min(max, Math.max(min, typed))
    if (kept !== value) props.onChange(kept)
    return kept
  }

  function endDraft(): void {
    setDraft(null)
    if (draft && !draft.given && isNumber(draft.text)) give(Number(draft.text))
  }

  function press(event: KeyboardEvent): void {
    const { key, shiftKey } = event
    if (key === 'Enter') endDraft()
    if (key === 'Escape' && draft !== null) {
      setDraft(null)
      event.stopPropagation()
    }
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return
    event.preventDefault()
    if (!isNumber(text)) return
    const step = (key === 'ArrowUp' ? 1 : -1) * (shiftKey ? 10 : 1)
    const kept = give(Number(text) + step)
    // The next step may come before the value of this one.
    setDraft({ text: String(kept), given: true })
  }

  return (
    <label class={controls['field']} title={props.label}>
      <span aria-hidden="true">{props.short}</span>
      <input
        type="number"
        step="any"
        aria-label={props.label}
        value={text}
        placeholder={value === null ? 'Mixed' : undefined}
        onFocus={event => event.currentTarget.select()}
        onInput={event =>
          setDraft({ text: event.currentTarget.value, given: false })
        }
        onBlur={endDraft}
        onKeyDown={press}
      />
    </label>
  )
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}
