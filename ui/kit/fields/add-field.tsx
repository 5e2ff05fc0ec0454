import { useId } from 'preact/hooks'
import field from './small-field.module.css'

interface Props {
  /** Accessible name and placeholder. */
  label: string
  /** Texts to choose from while typing. */
  offered: readonly string[]
  maxLength: number
  onAdd: (text: string) => void
}

/** Adds one text after another to a list; empty again after each. */
export function AddField({ label, offered, maxLength, onAdd }: Props) {
  const id = useId()

  function add(input: HTMLInputElement): void {
    const text = input.value.trim()
    // Reset here, as nothing may render.
    input.value = ''
    if (text) onAdd(text)
  }

  return (
    <>
      <input
        type="text"
        class={field.field}
        aria-label={label}
        placeholder={label}
        list={id}
        autocomplete="off"
        maxLength={maxLength}
        dir="auto"
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.isComposing) return
          event.preventDefault()
          add(event.currentTarget)
        }}
        onChange={event => add(event.currentTarget)}
      />
      <datalist id={id}>
        {offered.map(text => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  )
}
