import { useLayoutEffect, useRef } from 'preact/hooks'
import controls from '../../controls/controls.module.css'

interface Props {
  label: string
  name: string
  /** Undefined when nothing was changed. */
  onDone: (name?: string) => void
}

/** Edits a name in place in a list: Enter or blur saves it, Escape discards it. */
export function NameField(props: Props) {
  const field = useRef<HTMLInputElement>(null)
  // Synchronous, so that the next key reaches the field.
  useLayoutEffect(() => field.current?.select(), [])
  function finish(): void {
    const name = field.current?.value.trim()
    props.onDone(name && name !== props.name ? name : undefined)
  }
  return (
    <input
      ref={field}
      class={controls['input']}
      aria-label={props.label}
      defaultValue={props.name}
      onBlur={finish}
      onClick={event => event.stopPropagation()}
      onDblClick={event => event.stopPropagation()}
      onKeyDown={event => {
        event.stopPropagation()
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') props.onDone()
      }}
    />
  )
}
